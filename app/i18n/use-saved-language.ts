import { useEffect } from "react";
import { readStorage, writeStorage } from "~/web/browser/storage";
import { HOST_PREFIX } from "~/web/http/host-prefix";
import { isLanguage, LANGUAGE_COOKIE, LANGUAGE_STORAGE_KEY, type Language } from "./languages";

/**
 * Saves the language in local storage. A choice saved there is restored if the cookie is gone; an
 * unsupported value is overwritten.
 */
export function useSavedLanguage(current: Language) {
  useEffect(() => {
    const saved = readStorage(LANGUAGE_STORAGE_KEY);
    // With the prefix too.
    const hasCookie = document.cookie.includes(`${LANGUAGE_COOKIE}=`);
    if (isLanguage(saved) && saved !== current && !hasCookie) {
      const isHttps = location.protocol === "https:";
      const name = isHttps ? HOST_PREFIX + LANGUAGE_COOKIE : LANGUAGE_COOKIE;
      const secure = isHttps ? "; Secure" : "";
      document.cookie = `${name}=${saved}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
      // If cookies are disabled it would reload in an endless loop.
      if (document.cookie.includes(`${LANGUAGE_COOKIE}=`)) return location.reload();
    }
    writeStorage(LANGUAGE_STORAGE_KEY, current);
  }, [current]);
}
