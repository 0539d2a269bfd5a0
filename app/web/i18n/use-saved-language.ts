import { useEffect } from "react";
import { writeStorage } from "~/web/browser/storage";
import { LANGUAGE_STORAGE_KEY, type Language } from "./languages";

/** Saves the language in local storage, from which `restoreLanguage` restores it. */
export function useSavedLanguage(current: Language) {
  useEffect(() => writeStorage(LANGUAGE_STORAGE_KEY, current), [current]);
}
