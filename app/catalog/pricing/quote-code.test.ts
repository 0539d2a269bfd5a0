import { expect, test } from "vitest";
import { quoteCode, readQuoteCode } from "./quote";

test.each([
  [225, 45, "225+45"],
  [0, 0, "0+0"],
  [187.5, 200, "187.5+200"],
  [187.25, 0.75, "187.25+0.75"],
])("%d USD and %d GEL are encoded as %s and decoded again", (totalPrice, deliveryFee, code) => {
  expect(quoteCode({ totalPrice, deliveryFee })).toBe(code);
  expect(readQuoteCode(code)).toEqual({ totalPrice, deliveryFee });
});

test.each(["", "225", "225+", "-1+0", "1e9+0", "225+45+1", "NaN+0", "225 +45", "9".repeat(40)])(
  "%j is not a quote code",
  (code) => {
    expect(readQuoteCode(code)).toBeNull();
  },
);
