import { describe, expect, test } from "vitest";
import { seasonSchema } from "./season.schema";

const SUMMER = {
  name: { en: "Summer", ka: "ზაფხული" },
  from: "2031-07-01",
  to: "2031-08-31",
  price: "percent",
  percent: "20",
};

const errorsOf = (changes: Partial<typeof SUMMER> & { minDays?: string }) => {
  const { error } = seasonSchema.safeParse({ ...SUMMER, ...changes });
  return error?.issues.map(({ path, message }) => [path.join("."), message]);
};

describe("a percentage", () => {
  test.each([
    ["20", 20],
    [" +20 % ", 20],
    ["20%", 20],
    ["-10", -10],
    ["−10 %", -10],
    ["500", 500],
  ])("%j is %d", (percent, expected) => {
    expect(seasonSchema.parse({ ...SUMMER, percent }).percent).toBe(expected);
  });

  test.each(["0", "-91", "501", "20 % %", "%", "2 0", "1.5", "twenty", `1${" ".repeat(60_000)}x`])(
    "%.20j is refused with one message",
    (percent) => {
      expect(errorsOf({ percent })).toEqual([["percent", "prices.errors.percent"]]);
    },
  );
});

test.each(["percent", "rates"])(
  "fields longer than any number are refused, whatever the price is: %s",
  (price) => {
    const long = "1".repeat(31);
    expect(errorsOf({ price, percent: long, minDays: long })).toEqual([
      ["minDays", "prices.errors.minDays"],
      ["percent", "prices.errors.percent"],
    ]);
  },
);

test("a name that is too long has one message, also with signs that none may have", () => {
  const errorsOfName = (en: string) => errorsOf({ name: { ...SUMMER.name, en } });
  expect(errorsOfName("<".repeat(61))).toEqual([["name.en", "desk.errors.long60"]]);
  expect(errorsOfName("<b>")).toEqual([["name.en", "prices.errors.nameText"]]);
  expect(errorsOfName(" ")).toEqual([["name.en", "prices.errors.name"]]);
});
