import { useEffect } from "react";
import { readStorage, writeStorage } from "~/web/browser/storage";
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY, type Language } from "./languages";

/**
 * Saves the language in local storage. A choice saved there is restored if the cookie is gone; an
 * unsupported value is overwritten.
 */
export function useSavedLanguage(current: Language) {
  useEffect(() => {
    const saved = readStorage(LANGUAGE_STORAGE_KEY);
    const hasCookie = document.cookie.includes(`${LANGUAGE_COOKIE}=`);
    if (isLanguage(saved) && saved !== current && !hasCookie) {
      const secure = location.protocol === "https:" ? "; Secure" : "";
      document.cookie = `${LANGUAGE_COOKIE}=${saved}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
      // If cookies are disabled it would reload in an endless loop.
      if (document.cookie.includes(`${LANGUAGE_COOKIE}=`)) return location.reload();
    }
    writeStorage(LANGUAGE_STORAGE_KEY, current);
  }, [current]);
}
