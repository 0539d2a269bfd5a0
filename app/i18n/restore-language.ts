import { setHostCookie } from "~/web/browser/set-cookie";
import { readStorage } from "~/web/browser/storage";
import {
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGE_STORAGE_KEY,
} from "./languages";

/**
 * Restores the language saved in local storage if the cookie is gone: reloads the page in it, and
 * returns whether it does.
 */
export function restoreLanguage(): boolean {
  // With the prefix too.
  const hasCookie = () => document.cookie.includes(`${LANGUAGE_COOKIE}=`);
  const saved = readStorage(LANGUAGE_STORAGE_KEY);
  if (!isLanguage(saved) || saved === document.documentElement.lang || hasCookie()) return false;
  setHostCookie(LANGUAGE_COOKIE, saved, LANGUAGE_COOKIE_SECONDS);
  // If cookies are disabled it would reload in an endless loop.
  if (!hasCookie()) return false;
  location.reload();
  return true;
}
