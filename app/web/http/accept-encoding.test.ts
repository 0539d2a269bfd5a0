import { expect, test } from "vitest";
import { preferredEncoding } from "./accept-encoding.server";

test.each([
  [null, null],
  ["", null],
  ["identity", null],
  ["*", null],
  ["gzip", "gzip"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0.1", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br; q=0.000", null],
  ["brotli, xbr", null],
])("of br and gzip, %j accepts %j first", (accepted, encoding) => {
  expect(preferredEncoding(accepted, ["br", "gzip"])).toBe(encoding);
});
