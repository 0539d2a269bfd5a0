import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { sendRequest } from "../answer";
import { useSite } from "../site-fixture";

/** The counters of the home page differ by a few bytes. */
const fixture = useSite({ SOCIAL_PROOF: "off" });

/** Bytes in brotli of a page in English and in Georgian, with its styles and the loader. */
const BUDGETS = [
  ["/", 17_650, 19_300],
  ["/all-cars", 14_336, 14_336],
  ["/faq", 10_850, 12_050],
  ["/cars/1", 11_450, 12_250],
  ["/tbilisi", 10_550, 11_350],
  ["/guides", 10_000, 10_700],
  ["/guides/georgian-mountain-roads-tips", 14_150, 16_300],
  ["/blog", 11_450, 12_700],
  ["/blog?guide=kazbegi", 12_750, 14_100],
  ["/privacy-policy", 11_500, 12_950],
  ["/zoom-examples", 8_600, 9_100],
  ["/bookings", 9_600, 10_050],
] as const;

test.each(BUDGETS)("%s is within %i bytes in English, %i in Georgian", async (path, ...budgets) => {
  for (const [lang, budget] of [
    ["en", budgets[0]],
    ["ka", budgets[1]],
  ] as const) {
    const headers = { "Accept-Language": lang };
    const { status, text } = await sendRequest(fixture.site, path, { headers });
    expect([status, text.includes(`<html lang="${lang}"`)]).toEqual([200, true]);
    const bytes = brotliCompressSync(text).byteLength;
    expect([lang, bytes <= budget || bytes]).toEqual([lang, true]);
  }
});
