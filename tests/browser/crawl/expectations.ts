import { inLanguage } from "~/web/i18n/address";
import { splitLanguage } from "~/web/i18n/prefix";
import { expect, texts, type Lang } from "../fixtures";
import type { InspectedPage } from "./inspect";
import { latinWords } from "./names";

/** Returns the address without its host: the tested site has no public one. */
function pathOf(address: string | null | undefined) {
  const url = new URL(address ?? "");
  return decodeURIComponent(url.pathname + url.search);
}

/** Expects a valid page in one language. Returns the types of its structured data. */
export function expectPage(page: InspectedPage, path: string, lang: Lang) {
  expectIdentity(page, path, lang);
  expectOrderedHeadings(page);
  expectSafeLinks(page);
  expectOwnLanguage(page, lang);
  return expectStructuredData(page);
}

/** Expects metadata for search engines and social networks. */
function expectIdentity(page: InspectedPage, path: string, lang: Lang) {
  const own = inLanguage(path, lang);
  expect(page.lang).toBe(lang);
  expect(page.title).toMatch(/\S{3,}.* · Mgzavri$/);
  expect(page.description.length, page.description).toBeGreaterThan(50);
  expect(page.description.length, page.description).toBeLessThanOrEqual(200);
  expect(page.keywords).not.toBe("");
  expect(pathOf(page.canonical)).toBe(own);
  expect(Object.keys(page.alternates).toSorted()).toEqual(["en", "ka", "x-default"]);
  expect(pathOf(page.alternates.en)).toBe(path);
  expect(pathOf(page.alternates["x-default"])).toBe(path);
  expect(pathOf(page.alternates.ka)).toBe(inLanguage(path, "ka"));
  expect(pathOf(page.social["og:url"])).toBe(own);
  expect(page.social).toMatchObject({
    "og:title": page.title,
    "og:description": page.description,
    "og:locale": lang === "ka" ? "ka_GE" : "en_US",
    "og:image": expect.stringMatching(/^http.*\/brand\/social-card\.png$/),
    "twitter:card": "summary_large_image",
  });
}

/** Expects one first-level heading, and none that skips a level on the way down. */
function expectOrderedHeadings({ headings }: InspectedPage) {
  expect(headings.filter((level) => level === 1)).toHaveLength(1);
  const skips = headings.filter((level, index) => level > (headings[index - 1] ?? 1) + 1);
  expect(skips, `levels ${headings.join(" ")}`).toEqual([]);
}

/** Expects external links to use https and to send no referrer. */
function expectSafeLinks({ links }: InspectedPage) {
  const outward = links.filter(({ href }) => /^(https?:)?\/\//.test(href));
  const unsafe = outward.filter(
    ({ href, rel }) => !href.startsWith("https://") || !rel.includes("noopener"),
  );
  expect(unsafe).toEqual([]);
  const others = links.filter((link) => !outward.includes(link)).map(({ href }) => href);
  expect(others.filter((href) => !/^(\/(?!\/)|#|tel:\+?\d|mailto:)/.test(href))).toEqual([]);
}

const KEY = new RegExp(`(?<![\\w-])(${Object.keys(texts.en).join("|")})\\.[a-z]\\w*(\\.|\\b)`);

/** Expects no missing translation, no English on a Georgian page, and links in the page's language. */
function expectOwnLanguage(page: InspectedPage, lang: Lang) {
  expect(page.texts.filter((text) => /\{\{|undefined|NaN|\[object/.test(text))).toEqual([]);
  expect(page.texts.filter((text) => KEY.test(text))).toEqual([]);
  if (lang === "ka") {
    const head = [page.title, page.description, page.keywords];
    expect(latinWords([...page.texts, ...head])).toEqual([]);
  } else {
    expect(page.texts.filter((text) => /[ა-ჰ]/.test(text))).toEqual([]);
  }
  // Those with a language lead to another one.
  const inner = page.links.filter(
    ({ href, hrefLang }) => href.startsWith("/") && !hrefLang && !/\.\w+$/.test(href),
  );
  const langOf = ({ href }: { href: string }) =>
    splitLanguage(new URL(href, "http://site").pathname).lang;
  expect(inner.filter((link) => langOf(link) !== lang)).toEqual([]);
}

type Thing = { "@type": string; [property: string]: unknown };

/** The schema.org types in use; the type check covers their properties. */
const TYPES = ["AutoRental", "WebSite", "BreadcrumbList", "Product", "FAQPage", "Article"];

/** Expects valid structured data, without ratings. */
function expectStructuredData({ structured }: InspectedPage) {
  const graphs = structured as { "@context": string; "@graph": Thing[] }[];
  for (const graph of graphs) {
    expect(graph["@context"]).toBe("https://schema.org");
    for (const thing of graph["@graph"]) expect(TYPES).toContain(thing["@type"]);
  }
  expect(JSON.stringify(graphs)).not.toMatch(/rating|review|undefined|"null"/i);
  const ways = graphs.flatMap((graph) =>
    graph["@graph"].filter((thing) => thing["@type"] === "BreadcrumbList"),
  );
  for (const way of ways) {
    const steps = way.itemListElement as { position: number; name: string; item: string }[];
    expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1));
    for (const { name, item } of steps)
      expect([name, item]).toEqual([expect.any(String), expect.stringMatching(/^http/)]);
  }
  return graphs.flatMap((graph) => graph["@graph"].map((thing) => thing["@type"]));
}
