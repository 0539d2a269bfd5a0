import { LRUCache } from "lru-cache";
import { PART_TAG, type PageParts } from "./page-parts";

/** Characters of keys and HTML. */
const MAX_SIZE = 4_000_000;

const PART = new RegExp(`<${PART_TAG} n="(\\d+)">([\\s\\S]*?)</${PART_TAG}>`, "g");

type Parts = LRUCache<string, string>;

const partsByCompany = new WeakMap<object, Parts>();

/** Parts that depend on a company, as it was read for this page, and on the scope. */
export function storedParts(company: object, scope: string): PageParts & Filling {
  const parts = partsByCompany.get(company) ?? new LRUCache({ maxSize: MAX_SIZE, sizeCalculation });
  partsByCompany.set(company, parts);
  return pageParts(parts, scope);
}

type Filling = {
  /** Puts stored parts in their places, and stores the others. */
  fill: (html: string) => string;
};

function pageParts(parts: Parts, scope: string): PageParts & Filling {
  const placed: { key: string; html: string | undefined }[] = [];
  return {
    place(name) {
      const key = `${scope} ${name}`;
      const html = parts.get(key);
      return { index: placed.push({ key, html }) - 1, isStored: html !== undefined };
    },
    fill: (page) =>
      page.replaceAll(PART, (part, index, rendered: string) => {
        const found = placed[Number(index)];
        if (!found) return part;
        if (found.html === undefined) parts.set(found.key, rendered);
        return found.html ?? rendered;
      }),
  };
}

function sizeCalculation(html: string, key: string) {
  return html.length + key.length;
}
