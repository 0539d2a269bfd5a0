/** @module-tag slow */
import { expect, test } from "vitest";
import { inLanguage } from "~/web/i18n/address";
import { LANGUAGES } from "~/web/i18n/languages";
import { splitLanguage } from "~/web/i18n/prefix";
import { PAGES } from "~/web/pages/page-table";
import { pageAt } from "~/web/pages/match";
import type { Page } from "~/web/pages/page";
import { PUBLIC_PATHS } from "../../browser/public-paths";
import { sendRequest } from "../answer";
import { useSite } from "../site-fixture";

const fixture = useSite();

const FILES = ["/photos/", "/pictures/", "/assets/", "/icons/"];

test.each(PUBLIC_PATHS)(
  "without cookies, links and forms of %s stay in its language",
  async (path) => {
    const { text } = await sendRequest(fixture.site, inLanguage(path, "ka"));
    // Those with a language lead to another one.
    const links = [...text.matchAll(/<a (?![^>]*hrefLang)[^>]*?href="(\/[^"#]*)[^"]*"/g)].map(
      ([, href = ""]) => href,
    );
    const pages = links.filter((href) => !FILES.some((folder) => href.startsWith(folder)));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.filter((href) => !/^\/ka(?=[/?]|$)/.test(href))).toEqual([]);
    const known: readonly Page[] = PAGES;
    for (const href of pages)
      expect([href, pageAt(known, href.split("?")[0] ?? "")]).not.toContain(null);
    for (const [form] of text.matchAll(/<form [^>]*action="[^"]*"/g)) {
      expect(form).toMatch(/action="\/(?:ka[/?#"]|language")/);
    }
  },
);

test.each(PUBLIC_PATHS)("a crawler finds the languages of %s by their links", async (path) => {
  const pages = await Promise.all(
    LANGUAGES.map(async (lang) => sendRequest(fixture.site, inLanguage(path, lang))),
  );
  const [english, georgian] = pages.map(({ status, text }) => {
    const found = [...text.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)];
    const alternates = Object.fromEntries(found.map(([, lang, href = ""]) => [lang, pathOf(href)]));
    const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? [];
    return { status, alternates, canonical: pathOf(canonical) };
  });
  const own = english!.canonical;
  const alternates = { en: own, ka: inLanguage(own, "ka"), "x-default": own };
  expect(english).toEqual({ status: 200, alternates, canonical: own });
  expect(georgian).toEqual({ status: 200, alternates, canonical: alternates.ka });
});

test("each address of the sitemap is a page in its language, with the links that the sitemap says", async () => {
  const { text: sitemap } = await sendRequest(fixture.site, "/sitemap.xml");
  const entries = [...sitemap.matchAll(/<url>([^]*?)<\/url>/g)].map(([, entry = ""]) => entry);
  expect(entries.length).toBeGreaterThan(PUBLIC_PATHS.length);
  for (const entry of entries) {
    const [, address = ""] = /<loc>([^<]+)/.exec(entry) ?? [];
    const path = pathOf(address);
    const { status, text } = await sendRequest(fixture.site, path);
    const [, canonical = ""] = /<link rel="canonical" href="([^"]+)"/.exec(text) ?? [];
    const [, lang] = /<html lang="(\w+)"/.exec(text) ?? [];
    const expected = splitLanguage(new URL(path, address).pathname).lang;
    expect({ path, status, lang, canonical }).toEqual({
      path,
      status: 200,
      lang: expected,
      canonical: address,
    });
    expect([path, alternatesIn(text)]).toEqual([path, alternatesIn(entry)]);
    expect(alternatesIn(entry)[expected]).toBe(address);
  }
});

/** Returns the addresses by language that the links of a page or of an entry of the sitemap have. */
function alternatesIn(text: string): Record<string, string> {
  const [head = ""] = text.split("</head>");
  const links = head.matchAll(/rel="alternate" hreflang="([^"]+)" href="([^"]+)"/gi);
  return Object.fromEntries([...links].map(([, lang, href]) => [lang, href]));
}

function pathOf(address: string) {
  const { pathname, search } = new URL(address.replaceAll("&amp;", "&"));
  return pathname + search;
}
