import georgian from "./fonts/georgian.woff2";
import latin from "./fonts/latin.woff2";

/** Preloads the fonts that every page of a language needs. */
export function FontPreloads({ language }: { language: string }) {
  const files = language === "ka" ? [georgian, latin] : [latin];
  return files.map((file) => (
    <link
      key={file}
      rel="preload"
      as="font"
      type="font/woff2"
      href={file}
      crossOrigin="anonymous"
    />
  ));
}
