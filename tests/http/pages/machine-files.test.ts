/** @module-tag slow */
import { expect, test } from "vitest";
import { useSite } from "../site-fixture";

const PUBLIC_URL = "https://mgzavri.example";
const fixture = useSite({ PUBLIC_URL, TRUST_PROXY: "1" });

async function read(path: string) {
  const answer = await fetch(fixture.site.url + path);
  return {
    status: answer.status,
    type: answer.headers.get("Content-Type"),
    text: await answer.text(),
  };
}

test("the sitemap has every page in both languages, with its date", async () => {
  const { status, type, text } = await read("/sitemap.xml");
  expect([status, type]).toEqual([200, "application/xml; charset=utf-8"]);
  const urls = text.split("<url>").slice(1);
  const addresses = urls.map((url) => /<loc>(.+)<\/loc>/.exec(url)![1]!);
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of [
    "/",
    "/all-cars",
    "/blog",
    "/blog?guide=svaneti",
    "/guides/do-you-need-4x4-georgia",
    "/batumi",
    "/faq",
    "/privacy-policy",
    "/ka",
    "/ka/cars/28",
    "/ka/blog?guide=kazbegi",
  ]) {
    expect(addresses).toContain(PUBLIC_URL + path);
  }
  for (const url of urls) {
    expect(url).toMatch(/<lastmod>\d{4}-\d{2}(-\d{2})?<\/lastmod>/);
    const languages = [...url.matchAll(/hreflang="([^"]+)"/g)].map(([, lang]) => lang);
    expect(languages).toEqual(["en", "ka", "x-default"]);
  }
});

test(
  "every address of the sitemap is the canonical address of its page",
  { tags: "slow" },
  async () => {
    const { text } = await read("/sitemap.xml");
    const addresses = [...text.matchAll(/<loc>(.+)<\/loc>/g)].map(([, loc]) => loc!);
    expect(addresses.length).toBeGreaterThan(90);
    for (const address of addresses) {
      const { status, text: page } = await read(
        address.replace(PUBLIC_URL, "").replace("&amp;", "&"),
      );
      expect([address, status]).toEqual([address, 200]);
      expect(page).toContain(`<link rel="canonical" href="${address}"/>`);
    }
  },
);

test("robots.txt has disallowed addresses, and before the site is published no sitemap", async () => {
  const { status, type, text } = await read("/robots.txt");
  expect([status, type]).toEqual([200, "text/plain; charset=utf-8"]);
  expect(text).toContain("User-agent: *\nDisallow: /admin\nDisallow: /api/\n");
  expect(text).not.toContain("Sitemap:");
});

test("security.txt has a contact and expires", async () => {
  const { status, text } = await read("/.well-known/security.txt");
  expect(status).toBe(200);
  expect(text).toContain("Contact: mailto:hello@mgzavri.example\n");
  expect(text).toContain(`Canonical: ${PUBLIC_URL}/.well-known/security.txt\n`);
  const expires = new Date(/Expires: (.+)/.exec(text)![1]!).getTime();
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
});

test("llms.txt has prices and pages with absolute addresses", async () => {
  const { status, text } = await read("/llms.txt");
  expect(status).toBe(200);
  expect(text).toMatch(/^# Mgzavri\n\n> /);
  expect(text).toContain("$50 (1 day), $45 (2–3 days), $40 (4–10 days), $35 (11 or more days)");
  for (const [, address] of text.matchAll(/\]\((.+?)\)/g)) {
    expect(address).toMatch(/^https:\/\/mgzavri\.example\//);
    expect([address, (await read(address!.replace(PUBLIC_URL, ""))).status]).toEqual([
      address,
      200,
    ]);
  }
});
