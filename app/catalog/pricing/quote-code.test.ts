import { describe, expect, test } from "vitest";
import type { FeeLine } from "./fees";
import { isCodeOf, quoteCode, readQuoteCode } from "./quote";

test.each([
  [225, 45, null, "225+45"],
  [225, 45, 241, "225+45=241"],
  [0, 0, 0, "0+0=0"],
  [187.5, 200, 260.5, "187.5+200=260.5"],
  [187.25, 0.75, null, "187.25+0.75"],
])(
  "%d USD and %d GEL, %d to pay, are encoded as %s and decoded again",
  (totalPrice, deliveryFee, payable, code) => {
    expect(quoteCode({ totalPrice, deliveryFee, payable })).toBe(code);
    expect(readQuoteCode(code)).toMatchObject({ totalPrice, deliveryFee, payable });
  },
);

test.each([
  "",
  "225",
  "225+",
  "-1+0",
  "1e9+0",
  "225+45+1",
  "NaN+0",
  "225 +45",
  "9".repeat(40),
  "225+45=",
  "225+45=-1",
  "225+45=1e3",
  "225+45=241=241",
  "225=241",
  "225+45=241.555",
  "225+45=241 ",
  "225+45=null",
  `225+45=${"9".repeat(9)}`,
])("%j is not a quote code", (code) => {
  expect(readQuoteCode(code)).toBeNull();
});

describe("a code is for a price", () => {
  const price = { totalPrice: 245, deliveryFee: 45, payable: 261 };

  test.each<[string, boolean]>([
    ["245+45", true],
    ["245+45=261", true],
    ["245+45=261.00", true],
    ["245+45=260", false],
    ["245+0=261", false],
    ["244+45=261", false],
    ["244+45", false],
    ["junk", false],
    ["", false],
  ])("%j: %s", (code, isFor) => {
    expect(isCodeOf(code, price)).toBe(isFor);
  });

  test("where nothing can be converted, one with a sum to pay is for another price", () => {
    const apart = { ...price, payable: null };
    expect(isCodeOf("245+45", apart)).toBe(true);
    expect(isCodeOf("245+45=261", apart)).toBe(false);
  });
});

test("a code has the fees that can't be converted, by currency", () => {
  const price = {
    totalPrice: 225,
    deliveryFee: 45,
    payable: null,
    fees: [
      { kind: "delivery", amount: 45, currency: "GEL" },
      { kind: "oneWay", amount: 80, currency: "USD" },
      { kind: "discount", amount: -20.5, currency: "USD" },
      { kind: "border", amount: 30, currency: "GEL" },
    ] satisfies FeeLine[],
  };
  const code = quoteCode(price);
  expect(code).toBe("225+45~USD59.5~GEL30");
  expect(isCodeOf(code, price)).toBe(true);
  expect(readQuoteCode(code)?.fees).toEqual([
    { amount: 45, currency: "GEL" },
    { amount: 59.5, currency: "USD" },
    { amount: 30, currency: "GEL" },
  ]);
  expect(isCodeOf("225+45~USD59.5~GEL31", price)).toBe(false);
});
