import { namesIn, type Names } from "~/web/styles/used-names";

/** HTML that several pages contain: in UTF-8, and what their styles depend on. */
export type StoredHtml = { bytes: Uint8Array; names: Names };

/** HTML in pieces that follow each other. */
export type Html = readonly (string | StoredHtml)[];

export function storeHtml(html: string): StoredHtml {
  return { bytes: new TextEncoder().encode(html), names: namesIn(html) };
}
