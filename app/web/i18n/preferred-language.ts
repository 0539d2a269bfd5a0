import { readStorage, writeStorage } from "~/web/browser/storage";
import { FALLBACK_LANGUAGE, LANGUAGE_STORAGE_KEY } from "./languages";

/**
 * Returns the language that the visitor of this browser prefers: the choice that a cookie or local storage has, else
 * the browser's. The same rules as `languageOfVisitor`, which the server has.
 */
export function preferredLanguage(offered: readonly string[]): string {
  // On https the cookie's name has a prefix.
  const [, saved = readStorage(LANGUAGE_STORAGE_KEY)] =
    /(?:^|; )(?:__Host-)?lng=(\w+)/.exec(document.cookie) ?? [];
  const wanted = saved === null ? browserLanguages(offered) : [saved];
  return wanted.find((lang) => offered.includes(lang)) ?? FALLBACK_LANGUAGE;
}

function browserLanguages(offered: readonly string[]): string[] {
  const codes = navigator.languages.map((tag) => tag.replace(/-.*/, ""));
  return codes[0] === "ru" && !offered.includes("ru") ? [] : codes;
}

/**
 * Leads from `/` to the visitor's language, if it was opened from elsewhere: the server does not know what only local
 * storage has. Returns whether it does.
 */
export function leadHome(preferred: string): boolean {
  const { pathname, search, hash, origin } = location;
  const isLed = pathname === "/" && preferred !== document.documentElement.lang;
  if (!isLed || /\b(?:lng|booked)=/.test(search)) return false;
  if (document.referrer.startsWith(`${origin}/`)) return false;
  location.replace(`/${preferred}${search}${hash}`);
  return true;
}

const CLOSED_KEY = "languageOfferClosed";

/** Shows the line that offers the page in the visitor's language, until the visitor closes it. */
export function offerLanguage(preferred: string) {
  const { lang, dataset } = document.documentElement;
  if (preferred === lang || readStorage(CLOSED_KEY) === preferred) return;
  dataset.offer = preferred;
  addEventListener("click", ({ target }) => {
    if (!(target instanceof Element && target.closest("[data-offer] > button"))) return;
    delete dataset.offer;
    writeStorage(CLOSED_KEY, preferred);
  });
}
