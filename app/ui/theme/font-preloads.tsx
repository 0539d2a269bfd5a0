import type { Language } from "~/i18n/languages";
import { fontFiles } from "./font-files";

/** Preloads the fonts of a page on which no script does it. */
export function FontPreloads({ language }: { language: Language }) {
  return fontFiles(language).map((file) => (
    <link key={file} rel="preload" as="font" href={file} crossOrigin="anonymous" />
  ));
}
