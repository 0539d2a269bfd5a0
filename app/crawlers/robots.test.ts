import { expect, test } from "vitest";
import { testSite } from "~/company/testing/test-site";
import { robots } from "./robots.server";

test("robots.txt disallows the desk, the API, bookings and the language form", () => {
  expect(robots(testSite)).toBe(`User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /bookings
Disallow: /decide
Disallow: /feeds
Disallow: /language

Sitemap: ${testSite.publicAddress("/sitemap.xml")}
`);
});
