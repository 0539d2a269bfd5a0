/** @module-tag slow */
import { inLanguage } from "~/web/i18n/address";
import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { sendRequest } from "../answer";
import { useSite } from "../site-fixture";

/** The counters are off: they would change the home page by a few bytes. */
const fixture = useSite({ SOCIAL_PROOF: "off" });

/**
 * Bytes in brotli of a page in English and in Georgian, with its styles, the loader and the data of the
 * router.
 */
const BUDGETS = [
  ["/", 21_750, 23_500],
  ["/all-cars", 15_600, 16_300],
  ["/faq", 12_600, 14_000],
  ["/cars/1", 14_950, 16_000],
  ["/tbilisi", 12_150, 12_950],
  ["/guides", 11_200, 12_000],
  ["/guides/georgian-mountain-roads-tips", 16_250, 18_350],
  ["/blog", 13_150, 14_450],
  ["/blog?guide=kazbegi", 14_750, 16_050],
  ["/privacy-policy", 13_100, 14_700],
  ["/zoom-examples", 9_700, 10_100],
  ["/bookings", 9_750, 10_200],
] as const;

test.each(BUDGETS)("%s is within %i bytes in English, %i in Georgian", async (path, ...budgets) => {
  for (const [lang, budget] of [
    ["en", budgets[0]],
    ["ka", budgets[1]],
  ] as const) {
    const { status, text } = await sendRequest(fixture.site, inLanguage(path, lang));
    expect([status, text.includes(`<html lang="${lang}"`)]).toEqual([200, true]);
    const bytes = brotliCompressSync(withFixedDay(text)).byteLength;
    expect([lang, bytes <= budget || bytes]).toEqual([lang, true]);
  }
});

/** Replaces today's date, which changes the size by up to 70 bytes. */
function withFixedDay(page: string): string {
  return page.replaceAll(/ min="\d{4}-\d{2}-\d{2}"/g, ' min="2030-01-15"');
}
