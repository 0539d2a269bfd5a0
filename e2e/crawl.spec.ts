import type { Page } from "@playwright/test";
import {
  expectIdentity,
  expectOrderedHeadings,
  expectOwnLanguage,
  expectSafeLinks,
  expectStructuredData,
} from "./crawl/expectations";
import { inspect, type Inspected } from "./crawl/inspect";
import { PAGES } from "./crawl/pages";
import { expect, LANGS, open, test, type Lang } from "./fixtures";

// All pages one after the other take their time on a busy machine.
test.describe.configure({ timeout: 240_000 });

for (const scripts of [true, false]) {
  for (const lang of LANGS) {
    test.describe(`${lang}, scripts ${scripts ? "on" : "off"}`, () => {
      test.use({ javaScriptEnabled: scripts });

      test("every page is whole, and every link on it leads somewhere", async ({ page }) => {
        const seen = new Map<string, Inspected>();
        for (const { path, data } of PAGES) {
          await test.step(path, async () => {
            const found = await visit(page, path, lang, scripts);
            seen.set(path, found);
            expectIdentity(found, path, lang);
            expectOrderedHeadings(found);
            expectSafeLinks(found);
            expectOwnLanguage(found, lang);
            expect(expectStructuredData(found)).toEqual(data);
          });
        }
        const titles = [...seen.values()].map(({ title }) => title);
        expect(new Set(titles).size).toBe(titles.length);
        for (const link of linksOf(seen, lang)) {
          const [path = "", anchor] = link.split("#");
          const target = seen.get(path);
          if (target && anchor) expect(target.ids, link).toContain(anchor);
          if (!target) expect((await page.request.get(path)).status(), link).toBe(200);
        }
      });
    });
  }
}

async function visit(page: Page, path: string, lang: Lang, scripts: boolean): Promise<Inspected> {
  const response = await open(page, path, lang, scripts);
  expect(response.status(), path).toBe(200);
  return inspect(page);
}

/** Every address within the site that some page leads to, without its language. */
function linksOf(seen: ReadonlyMap<string, Inspected>, lang: Lang): Set<string> {
  const links = [...seen].flatMap(([path, page]) =>
    page.links
      .filter(({ href }) => /^[/#]/.test(href))
      .map(({ href }) => (href.startsWith("#") ? path + href : withoutLanguage(href, lang))),
  );
  return new Set(links.filter((link) => !link.startsWith("/admin")));
}

function withoutLanguage(href: string, lang: Lang) {
  return href.replace(`?lng=${lang}`, "").replace(`&lng=${lang}`, "");
}
