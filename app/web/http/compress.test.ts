import { expect, test } from "vitest";
import { supportedEncoding } from "./compress.server";

test.each([
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
  expect(supportedEncoding(new Headers({ "Accept-Encoding": accepted }))).toBe(encoding);
});
