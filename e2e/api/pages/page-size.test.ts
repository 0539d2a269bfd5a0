import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { sendRequest } from "../answer";
import { useSite } from "../site-fixture";

/** The counters of the home page differ by a few bytes. */
const fixture = useSite({ SOCIAL_PROOF: "off" });

/** Bytes in brotli of a page in English and in Georgian, with its styles and the loader. */
const BUDGETS = [
  ["/", 17_450, 19_000],
  ["/all-cars", 12_350, 13_050],
  ["/faq", 11_000, 12_300],
  ["/cars/1", 11_450, 12_250],
  ["/tbilisi", 10_450, 11_250],
  ["/guides", 9_850, 10_600],
  ["/guides/georgian-mountain-roads-tips", 13_950, 16_000],
  ["/blog", 11_300, 12_550],
  ["/blog?guide=kazbegi", 12_650, 13_950],
  ["/privacy-policy", 11_350, 12_750],
  ["/zoom-examples", 8_650, 9_100],
  ["/bookings", 9_600, 10_100],
] as const;

test.each(BUDGETS)("%s is within %i bytes in English, %i in Georgian", async (path, ...budgets) => {
  for (const [lang, budget] of [
    ["en", budgets[0]],
    ["ka", budgets[1]],
  ] as const) {
    const headers = { "Accept-Language": lang };
    const { status, text } = await sendRequest(fixture.site, path, { headers });
    expect([status, text.includes(`<html lang="${lang}"`)]).toEqual([200, true]);
    const bytes = brotliCompressSync(withFixedDay(text)).byteLength;
    expect([lang, bytes <= budget || bytes]).toEqual([lang, true]);
  }
});

/** Today's date changes the size by up to 70 bytes. */
function withFixedDay(page: string): string {
  return page.replaceAll(/ min="\d{4}-\d{2}-\d{2}"/g, ' min="2030-01-15"');
}
