import { useEffect } from "react";
import { writeStorage } from "~/web/browser/storage";
import { LANGUAGE_STORAGE_KEY, type Language } from "./languages";
import { preferredLanguage } from "./preferred-language";

/** Saves the visitor's language in local storage, where it outlives the cookie. */
export function useSavedLanguage(offered: readonly Language[]) {
  const codes = offered.join(" ");
  useEffect(() => {
    writeStorage(LANGUAGE_STORAGE_KEY, preferredLanguage(codes.split(" ")));
  }, [codes]);
}
