import type { Language } from "~/web/i18n/languages";
import georgian from "./fonts/georgian.woff2";
import latin from "./fonts/latin.woff2";

/** Returns the addresses of the fonts that every page in a language needs. */
export function fontFiles(language: Language): string[] {
  return language === "ka" ? [georgian, latin] : [latin];
}

/** Preloads the fonts of a page on which no script does it. */
export function FontPreloads({ language }: { language: Language }) {
  return fontFiles(language).map((file) => (
    <link key={file} rel="preload" as="font" href={file} crossOrigin="anonymous" />
  ));
}
