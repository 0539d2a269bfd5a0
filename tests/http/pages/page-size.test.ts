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
  ["/", 24_250, 26_000],
  ["/all-cars", 18_400, 19_200],
  ["/faq", 12_900, 14_250],
  ["/cars/1", 16_550, 17_500],
  ["/tbilisi", 16_400, 17_250],
  ["/guides", 11_500, 12_250],
  ["/guides/georgian-mountain-roads-tips", 16_650, 18_650],
  ["/blog", 13_500, 14_750],
  ["/blog?guide=kazbegi", 15_050, 16_350],
  ["/privacy-policy", 13_400, 14_850],
  ["/zoom-examples", 10_000, 10_450],
  ["/bookings", 10_050, 10_550],
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
