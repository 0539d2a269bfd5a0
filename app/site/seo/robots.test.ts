import { expect, test } from "vitest";
import { testSite } from "~/catalog/company/testing/test-site";
import { robots } from "./robots.server";

test("robots.txt disallows the desk, the API, bookings and the language form", () => {
  expect(robots({ ...testSite, isPublished: true })).toBe(`User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /bookings
Disallow: /decide
Disallow: /feeds
Disallow: /ka/bookings
Disallow: /language

Sitemap: ${testSite.publicAddress("/sitemap.xml")}
`);
});

test("robots.txt names no sitemap before the site is published", () => {
  expect(robots({ ...testSite, isPublished: false })).not.toContain("Sitemap");
  expect(robots({ ...testSite, isPublished: false })).not.toMatch(/Disallow: \/$/m);
});
