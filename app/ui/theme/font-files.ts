import type { Language } from "~/i18n/languages";
import georgian from "./fonts/georgian.woff2";
import latin from "./fonts/latin.woff2";

/** The addresses of the fonts that every page in a language needs. */
export function fontFiles(language: Language): string[] {
  return language === "ka" ? [georgian, latin] : [latin];
}
