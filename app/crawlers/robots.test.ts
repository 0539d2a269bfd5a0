import { expect, test } from "vitest";
import { publicAddress } from "~/i18n/public-address.server";
import { robots } from "./robots.server";

test("robots are kept from the desk, the API, bookings and the language form", () => {
  expect(robots()).toBe(`User-agent: *
Disallow: /admin
Disallow: /api/
Disallow: /bookings
Disallow: /decide
Disallow: /language

Sitemap: ${publicAddress("/sitemap.xml")}
`);
});
