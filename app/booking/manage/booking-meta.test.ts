import { expect, test } from "vitest";
import { testSite } from "~/catalog/company/testing/test-site";
import { i18nFor } from "~/texts/i18n.server";
import { bookingTitle, findBookingMeta } from "./booking-meta.server";
import { SECRET_META } from "./my-booking-constants";

test("the title of a booking has its reference and the site's name", () => {
  const title = bookingTitle(testSite.company, "en", { reference: "K7M4XQ" });
  expect(title).toContain("K7M4XQ");
  expect(title).toContain(testSite.company.siteName);
});

test("the page that finds lost bookings has texts, and search engines must not list it", () => {
  const { t } = i18nFor("en");
  const meta = findBookingMeta(testSite, "en");
  const content = JSON.stringify(meta);
  for (const name of ["title", "description", "keywords"] as const) {
    expect(content).toContain(t(`ownBooking.meta.find.${name}`));
  }
  expect(meta).toContainEqual({ name: "robots", content: expect.stringContaining("noindex") });
  expect(content).toContain("/bookings");
});

test("pages with secret addresses are in no index and send no referrer", () => {
  expect(SECRET_META).toEqual([
    { name: "robots", content: "noindex" },
    { name: "referrer", content: "no-referrer" },
  ]);
});
