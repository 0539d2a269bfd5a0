import { type Language, languageDetails } from "~/web/i18n/languages";
import georgian from "./fonts/georgian.woff2";
import latin from "./fonts/latin.woff2";

const FILES = { georgian, latin };

/** Returns the addresses of the fonts that every page in a language needs. */
export function fontFiles(language: Language): string[] {
  return languageDetails(language).fonts.map((font) => FILES[font]);
}

/** Preloads the fonts of a page on which no script does it. */
export function FontPreloads({ language }: { language: Language }) {
  return fontFiles(language).map((file) => (
    <link key={file} rel="preload" as="font" href={file} crossOrigin="anonymous" />
  ));
}
