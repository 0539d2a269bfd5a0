import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { LANGUAGES } from "~/web/i18n/languages";
import { inLanguage } from "~/web/i18n/address";
import { en } from "~/texts/en";
import { ka } from "~/texts/ka";
import { sendForm, sendRequest } from "../answer";
import { openPage } from "../page";
import { bookingFields, useSite } from "../site-fixture";

const fixture = useSite();
const locales = { en, ka };

const SECTIONS = ["cars", "services", "reviews", "about", "contact", "booking-request"];

test.each(LANGUAGES)("the confirmation has the page for itself in %s", async (lang) => {
  const home = inLanguage("/", lang);
  const sent = await sendForm(fixture.site, home, bookingFields({ name: `Alone In ${lang}` }));
  const page = await sendRequest(fixture.site, sent.headers.get("Location")!);
  const shop = await sendRequest(fixture.site, home);
  expect(page.headers.get("Cache-Control")).toBe("no-store");
  expect(SECTIONS.filter((id) => openPage(page).has(id))).toEqual([]);
  expect(SECTIONS.filter((id) => !openPage(shop).has(id))).toEqual([]);
  // Neither the page nor its data have anything of the fleet or its offers.
  const offers =
    /Toyota Prius|<details [^>]*data-prompt|<div [^>]*data-bar|hero\.svg|href="(?:\/ka)?\/batumi"/;
  expect(offers.test(shop.text)).toBe(true);
  expect(offers.exec(page.text)?.[0]).toBeUndefined();
  expect(openPage(page).textOf("booking")).toContain(locales[lang].booking.confirmation.next);
  const size = (text: string) => brotliCompressSync(text).length;
  expect(size(page.text)).toBeLessThan(size(shop.text) * 0.6);
});

test("an unknown booking leads to the search for it, the form and the company", async () => {
  const page = await sendRequest(fixture.site, `/?booked=${"A".repeat(22)}`);
  expect([page.status, page.headers.get("Cache-Control")]).toEqual([404, "no-store"]);
  expect(openPage(page).textOf("main")).toContain(en.ownBooking.unknown.title);
  expect(SECTIONS.filter((id) => openPage(page).has(id))).toEqual([]);
  for (const address of ["/#booking", "/bookings", "tel:+", "https://wa.me/"])
    expect(page.text).toContain(`href="${address}`);
});
