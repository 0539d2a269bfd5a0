import { brotliCompressSync } from "node:zlib";
import { expect, test } from "vitest";
import { sendRequest } from "../answer";
import { useSite } from "../site-fixture";

/** The counters of the home page differ by a few bytes. */
const fixture = useSite({ SOCIAL_PROOF: "off" });

/** Bytes in brotli of a page in English and in Georgian, with its styles and the loader. */
const BUDGETS = [
  ["/", 17_300, 18_850],
  ["/all-cars", 12_350, 13_050],
  ["/faq", 10_700, 11_900],
  ["/cars/1", 11_400, 12_200],
  ["/tbilisi", 10_450, 11_200],
  ["/guides", 9_850, 10_600],
  ["/guides/georgian-mountain-roads-tips", 13_950, 15_950],
  ["/blog", 11_350, 12_550],
  ["/blog?guide=kazbegi", 12_550, 13_800],
  ["/privacy-policy", 11_350, 12_800],
  ["/zoom-examples", 8_650, 9_150],
  ["/bookings", 9_550, 10_000],
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
