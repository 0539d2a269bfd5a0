import { expect, test } from "vitest";
import type { Language } from "~/i18n/languages";
import { partsOfPage } from "./parts-of-page.server";

const site = { json: "{}" };

/** Whether a part that an English page of the company has stored is found for another page. */
function isFound(address: string, lang: Language = "en", loaderData = { root: { site } }) {
  const { pathname, search } = new URL(address, "https://mgzavri.example");
  const location = { pathname, search, hash: "", state: null, key: "", mask: undefined };
  const parts = partsOfPage({ loaderData, location }, lang);
  const { isStored } = parts.place("footer");
  parts.fill('<x-part n="0">a footer</x-part>');
  return isStored;
}

test("a part is stored for all pages of a site and language", () => {
  expect([isFound("/"), isFound("/faq"), isFound("/cars/1?from=2030-06-10")]).toEqual([
    false,
    true,
    true,
  ]);
});

test.each([
  ["of another language", "/faq", "ka"],
  ["whose links have a language", "/faq?lng=en", "en"],
] as const)("a page %s has parts of its own", (_, address, lang) => {
  expect([isFound(address, lang), isFound(address, lang)]).toEqual([false, true]);
});

test.each(["/admin", "/admin/bookings", "/bookings/a-token", "/?booked=a-token"])(
  "%s stores no parts",
  (address) => {
    expect([isFound(address), isFound(address)]).toEqual([false, false]);
  },
);

test("parts are stored anew when settings and texts are read again, and not without it", () => {
  const read = { root: { site: { ...site } } };
  expect([isFound("/", "en", read), isFound("/", "en", read)]).toEqual([false, true]);
  const failed = {} as typeof read;
  expect([isFound("/", "en", failed), isFound("/", "en", failed)]).toEqual([false, false]);
});
