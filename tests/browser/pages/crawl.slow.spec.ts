import type { APIRequestContext } from "@playwright/test";
import { parseHTML } from "linkedom";
import { splitLanguage } from "~/web/i18n/prefix";
import { addressIn } from "../address-in";
import { isFull } from "../full";
import { expectPage } from "../crawl/expectations";
import { inspect, type InspectedPage } from "../crawl/inspect";
import { PAGES } from "../crawl/pages";
import { sample } from "../combinations";
import { expect, LANGS, open, test, type Lang } from "../fixtures";

// All pages in sequence take long on a busy machine.
test.describe.configure({ timeout: 240_000 });

for (const lang of sample(LANGS)) {
  test(`every page in ${lang} is valid, without broken links`, async ({ request }) => {
    const read = async (path: string) => {
      const response = await request.get(addressIn(path, lang));
      expect(response.status(), path).toBe(200);
      return inspect(parseHTML(await response.text()).document);
    };
    await crawl(PAGES, lang, read, request);
  });

  // In the gate `screens.spec.ts` checks it, for each kind of page.
  if (!isFull) continue;
  test(`pages in ${lang} stay valid after hydration`, async ({ page, request }) => {
    const read = async (path: string) => {
      const response = await open(page, path, lang);
      expect(response.status(), path).toBe(200);
      return page.evaluate<InspectedPage>(`(${inspect})(document)`);
    };
    await crawl(PAGES, lang, read, request);
  });
}

async function crawl(
  pages: typeof PAGES,
  lang: Lang,
  read: (path: string) => Promise<InspectedPage>,
  request: APIRequestContext,
) {
  const seen = new Map<string, InspectedPage>();
  for (const { path, data } of pages) {
    await test.step(path, async () => {
      const found = await read(path);
      seen.set(path, found);
      expect(expectPage(found, path, lang)).toEqual(data);
    });
  }
  const titles = [...seen.values()].map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  const broken: string[] = [];
  for (const link of linksOf(seen)) {
    const [path = "", anchor] = link.split("#");
    const target = seen.get(path);
    const isRight = target
      ? !anchor || target.ids.includes(anchor)
      : (await request.get(path)).status() === 200;
    if (!isRight) broken.push(link);
  }
  // There is a single `expect`, because each takes milliseconds.
  expect(broken).toEqual([]);
}

/** Returns all internal addresses linked by any page, without their language. */
function linksOf(seen: ReadonlyMap<string, InspectedPage>): Set<string> {
  const links = [...seen].flatMap(([path, page]) =>
    page.links
      .filter(({ href, hrefLang }) => /^[/#]/.test(href) && !hrefLang)
      .map(({ href }) => (href.startsWith("#") ? path + href : withoutLanguage(href))),
  );
  return new Set(links.filter((link) => !link.startsWith("/admin")));
}

function withoutLanguage(href: string) {
  const { pathname, search, hash } = new URL(href, "http://site");
  return splitLanguage(pathname).path + search + hash;
}
