import { expect, test } from "vitest";
import { toCents } from "./money";

test.each([
  [99.30000000000001, 99.3],
  [(20.3 * 165) / 100, 33.5],
  [(20.5 * 185) / 100, 37.93],
  [(20.65 * 90) / 100, 18.59],
  [1.005, 1.01],
  [33.494, 33.49],
  [-0.1 - 0.2, -0.3],
  [0, 0],
])("%d is rounded to %d", (amount, cents) => {
  expect(toCents(amount)).toBe(cents);
});

test("rates of the form with whole percents are rounded like decimals", () => {
  const wrong: string[] = [];
  for (let rate = 2000; rate <= 15_000; rate += 5) {
    for (let percent = 50; percent <= 200; percent += 5) {
      const exact = Math.floor((rate * percent + 50) / 100) / 100;
      if (toCents(((rate / 100) * percent) / 100) !== exact) wrong.push(`${rate} ${percent}`);
    }
  }
  expect(wrong).toEqual([]);
});
