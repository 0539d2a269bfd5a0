import { parseHTML } from "linkedom";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PAGES } from "~/web/pages/page-table";
import { pageAt } from "~/web/pages/match";
import { startDevelopmentSite, type SiteProcess } from "../../browser/site";
import { signIn } from "../site-fixture";

let site: SiteProcess;

beforeAll(async () => {
  site = await startDevelopmentSite();
});

afterAll(() => site?.stop());

// The gate's sites run React's production build, which checks nothing while it renders.
test("React's development build renders every linked page without a warning", async () => {
  const Cookie = await signIn(site);
  const opened = await openLinkedPages(Cookie);
  expect(opened.size).toBeGreaterThan(25);
  expect(site.output()).not.toMatch(
    /unique "key" prop|hydrat|Invalid (prop|DOM property|value)|validateDOMNesting|cannot (be|contain)|Warning:|Error:/i,
  );
});

test("the home page has its structured data", async () => {
  const html = await (await fetch(site.url)).text();
  expect(html.split('<script type="application/ld+json">')).toHaveLength(2);
});

/** Opens one page of each pattern in the page table that a link leads to. */
async function openLinkedPages(Cookie: string): Promise<Set<string>> {
  const opened = new Set<string>();
  const waiting = ["/", "/admin"];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const pattern = pageAt(PAGES, new URL(path, site.url).pathname)?.pattern;
    if (!pattern || opened.has(pattern)) continue;
    opened.add(pattern);
    const response = await fetch(site.url + path, { headers: { Cookie, Accept: "text/html" } });
    expect([path, response.status < 400]).toEqual([path, true]);
    waiting.push(...linksIn(await response.text()));
  }
  return opened;
}

/** Returns the links of a page to others of the site. */
function linksIn(html: string): string[] {
  const links: Iterable<Element> = parseHTML(html).document.querySelectorAll("a[href^='/']");
  return [...links].map((link) => link.getAttribute("href") ?? "");
}
