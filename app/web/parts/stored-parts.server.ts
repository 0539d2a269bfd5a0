import { LRUCache } from "lru-cache";
import { storeHtml, type Html, type StoredHtml } from "./html";
import { PART_TAG, type PageParts } from "./page-parts";

/** Characters of keys, and bytes of HTML. */
const MAX_SIZE = 4_000_000;

const PART = new RegExp(`<${PART_TAG} n="(\\d+)">([\\s\\S]*?)</${PART_TAG}>`, "g");

type Parts = LRUCache<string, StoredHtml>;

const partsBySite = new WeakMap<object, Parts>();

/** Parts that depend on the data of the site, as read for this page, and on the scope. */
export function storedParts(site: object, scope: string): PageParts & Filling {
  const parts = partsBySite.get(site) ?? new LRUCache({ maxSize: MAX_SIZE, sizeCalculation });
  partsBySite.set(site, parts);
  return pageParts(parts, scope);
}

type Filling = {
  /** Puts stored parts in their places, and stores the others. */
  fill: (html: string) => Html;
};

function pageParts(parts: Parts, scope: string): PageParts & Filling {
  const placed: { key: string; html: StoredHtml | undefined }[] = [];
  return {
    place(name) {
      const key = `${scope} ${name}`;
      const html = parts.get(key);
      return { index: placed.push({ key, html }) - 1, isStored: html !== undefined };
    },
    fill(page) {
      const pieces: (string | StoredHtml)[] = [];
      let end = 0;
      for (const { 0: part, 1: position, 2: rendered = "", index } of page.matchAll(PART)) {
        const found = placed[Number(position)];
        if (!found) continue;
        const html = found.html ?? storeHtml(rendered);
        if (!found.html) parts.set(found.key, html);
        pieces.push(page.slice(end, index), html);
        end = index + part.length;
      }
      return [...pieces, page.slice(end)];
    },
  };
}

function sizeCalculation({ bytes }: StoredHtml, key: string) {
  return bytes.length + key.length;
}
