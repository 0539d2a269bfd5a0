import { readStorage } from "~/web/browser/storage";
import { HOST_PREFIX } from "~/web/http/security/host-prefix";
import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_STORAGE_KEY,
  type Language,
} from "./languages";

/**
 * Restores the language saved in local storage if the cookie is gone: reloads the page in it, and
 * returns whether it does.
 */
export function restoreLanguage(): boolean {
  // The cookie's name may have a prefix, so this looks for its end.
  const hasCookie = () => document.cookie.includes(`${LANGUAGE_COOKIE}=`);
  const saved = readStorage(LANGUAGE_STORAGE_KEY);
  if (!isLanguage(saved) || saved === document.documentElement.lang || hasCookie()) return false;
  saveLanguage(saved);
  // If cookies are disabled, the page would reload in an endless loop.
  if (!hasCookie()) return false;
  location.reload();
  return true;
}

/** Sets the cookie that the server would set, with the prefix on https. */
function saveLanguage(lang: Language) {
  const isHttps = location.protocol === "https:";
  const name = isHttps ? HOST_PREFIX + LANGUAGE_COOKIE : LANGUAGE_COOKIE;
  const secure = isHttps ? "; Secure" : "";
  document.cookie = `${name}=${lang}; Path=/; Max-Age=${LANGUAGE_COOKIE_SECONDS}; SameSite=Lax${secure}`;
}
