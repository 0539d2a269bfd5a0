import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { sendRequest } from "../answer";
import { useSite } from "../site-fixture";

/** The counters of the home page differ by a few bytes. */
const fixture = useSite({ SOCIAL_PROOF: "off" });

/** Bytes in brotli of a page in English and in Georgian, with its styles and the loader. */
const BUDGETS = [
  ["/", 17_350, 18_900],
  ["/all-cars", 12_400, 13_100],
  ["/faq", 10_750, 11_950],
  ["/cars/1", 11_450, 12_250],
  ["/tbilisi", 10_500, 11_250],
  ["/guides", 9_900, 10_650],
  ["/guides/georgian-mountain-roads-tips", 14_000, 16_000],
  ["/blog", 11_400, 12_600],
  ["/blog?guide=kazbegi", 12_600, 13_850],
  ["/privacy-policy", 11_400, 12_850],
  ["/zoom-examples", 8_700, 9_200],
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
