import type { Page } from "@playwright/test";
import { seedCars } from "#db/seed/cars";
import { REFERENCE } from "~/booking/reference";
import { latinWords } from "../crawl/names";
import { whatDoesNotFit } from "../layout";
import { MADE_UP } from "./made-up-site";

/** A text of a page, and the language that the markup says it is in. */
type PageText = { text: string; lang: string };

/** Collects what a page says to readers and listeners. It runs in the browser, so it can't use outer variables. */
function collectTexts(): PageText[] {
  const texts: PageText[] = [];
  const add = (text: string | null, element: Element) => {
    const lang = element.closest("[lang]")?.getAttribute("lang") ?? "";
    if (text?.trim()) texts.push({ text: text.trim(), lang });
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    // A browser with scripts keeps the content of a noscript element as a text and does not show it.
    const isShown = box && box.localName !== "noscript";
    if (isShown && !box.closest("script, style, textarea, [translate=no]"))
      add(node.textContent, box);
  }
  const attributes = [
    "alt",
    "aria-label",
    "aria-description",
    "title",
    "placeholder",
    "data-label",
  ];
  for (const name of attributes) {
    for (const element of document.body.querySelectorAll(`[${name}]`)) {
      add(element.getAttribute(name), element);
    }
  }
  add(document.title, document.documentElement);
  const about = "meta[name=description], meta[name=keywords], meta[property='og:title']";
  for (const tag of document.querySelectorAll(about)) add(tag.getAttribute("content"), tag);
  return texts;
}

/** Signs of the makers of cars that have no picture. */
const SIGNS = new Set(seedCars.flatMap(({ name }) => [name.slice(0, 1), name.slice(0, 2)]));

/** Names on pages of this site beside those of `latinWords`: its account, and what its browser is called. */
const NAMES = new Set(["mgzavri", "admin", "Safari", "Chrome", "Linux", "Sec", "GPC", "localhost"]);

/** Plates of vehicles, names of languages, beginnings of addresses, and the signs of networks in the security log. */
const CODES =
  /\b[A-Z]{2}-\d{3}-[A-Z]{2}\b|\bEnglish\b|ქართული|\bhttps:\/\/|(?<![\w-])(?=[\w-]*[a-z])(?=[\w-]*[A-Z])[\w-]{12}(?![\w-])/g;

/** References of bookings, which are names. */
const REFERENCES = new RegExp(REFERENCE.source.replace("^", "\\b").replace("$", "\\b"), "g");

/** Returns the words of a text that are neither in the made-up language nor names. */
export function foreignWords(text: string): string[] {
  // A history names things as they were before.
  const rest = text
    .replace(/^.* → /, "")
    .replaceAll(CODES, " ")
    .replaceAll(REFERENCES, " ");
  const latin = latinWords([rest]).filter((word) => !NAMES.has(word) && !SIGNS.has(word));
  return [...latin, ...(rest.match(/[ა-ჰ]+/g) ?? [])];
}

/** Returns what is wrong with a page in the made-up language, in one line each. */
export async function faultsOfPage(page: Page): Promise<string[]> {
  const root = await page.evaluate(() => {
    const { lang, dir, scrollWidth } = document.documentElement;
    return { lang, dir, tooWide: Math.max(0, scrollWidth - innerWidth) };
  });
  const expected = { lang: MADE_UP.code, dir: "rtl", tooWide: 0 };
  const texts = await page.evaluate(collectTexts);
  const own = texts.filter(({ lang }) => lang === MADE_UP.code).map(({ text }) => text);
  const others = texts.filter(({ lang }) => lang !== MADE_UP.code);
  return [
    ...(JSON.stringify(root) === JSON.stringify(expected) ? [] : [JSON.stringify(root)]),
    ...own.flatMap((text) => foreignWords(text).map((word) => `«${word}» in: ${text}`)),
    ...own.filter((text) => /\{\{|undefined|NaN|\[object/.test(text)),
    // What is marked is in the language that the mark says.
    ...others
      .filter(({ text, lang }) => (lang === "ka") !== /[ა-ჰ]/.test(text))
      .map(({ text, lang }) => `marked as ${lang}: ${text}`),
    ...(await whatDoesNotFit(page)),
  ].map((fault) => fault.slice(0, 200));
}
