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
  ["/", 23_900, 25_800],
  ["/all-cars", 18_200, 19_000],
  ["/faq", 12_850, 14_100],
  ["/cars/1", 16_600, 17_650],
  ["/tbilisi", 15_700, 16_600],
  ["/guides", 11_400, 12_150],
  ["/guides/georgian-mountain-roads-tips", 16_400, 18_450],
  ["/blog", 13_350, 14_600],
  ["/blog?guide=kazbegi", 14_900, 16_150],
  ["/privacy-policy", 13_250, 14_700],
  ["/zoom-examples", 9_850, 10_250],
  ["/bookings", 9_900, 10_400],
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
