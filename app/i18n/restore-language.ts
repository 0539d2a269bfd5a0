import { readStorage } from "~/web/browser/storage";
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY } from "./languages";

/**
 * Restores the language saved in local storage if the cookie is gone: reloads the page in it, and
 * returns whether it does.
 */
export function restoreLanguage(): boolean {
  const hasCookie = () => document.cookie.includes(`${LANGUAGE_COOKIE}=`);
  const saved = readStorage(LANGUAGE_STORAGE_KEY);
  if (!isLanguage(saved) || saved === document.documentElement.lang || hasCookie()) return false;
  const secure = location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${LANGUAGE_COOKIE}=${saved}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  // If cookies are disabled it would reload in an endless loop.
  if (!hasCookie()) return false;
  location.reload();
  return true;
}
