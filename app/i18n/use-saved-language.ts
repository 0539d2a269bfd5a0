import { useEffect } from "react";
import { readStorage, writeStorage } from "~/web/browser/storage";
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY, type Language } from "./languages";

/**
 * Keeps the language in local storage. A choice found there is taken up again where the cookie has
 * gone; anything that is no language of ours gives way to the page's.
 */
export function useSavedLanguage(current: Language) {
  useEffect(() => {
    const saved = readStorage(LANGUAGE_STORAGE_KEY);
    const hasCookie = document.cookie.includes(`${LANGUAGE_COOKIE}=`);
    if (isLanguage(saved) && saved !== current && !hasCookie) {
      document.cookie = `${LANGUAGE_COOKIE}=${saved}; Path=/; Max-Age=31536000; SameSite=Lax`;
      // Where cookies are off a reload would come back the same, again and again.
      if (document.cookie.includes(`${LANGUAGE_COOKIE}=`)) return location.reload();
    }
    writeStorage(LANGUAGE_STORAGE_KEY, current);
  }, [current]);
}
