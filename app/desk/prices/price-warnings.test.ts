import { expect, test } from "vitest";
import { cheaperLonger, shortGaps } from "./price-warnings";

test("warns where a longer rental costs less than a shorter one", () => {
  const plan = [
    { minDays: 1, dailyRate: 50 },
    { minDays: 2, dailyRate: 45 },
    { minDays: 4, dailyRate: 40 },
    { minDays: 11, dailyRate: 35 },
  ];
  expect(cheaperLonger(plan)).toEqual([{ days: 11, price: 385, shorterPrice: 400 }]);
});

test("an equal price is no warning", () => {
  const plan = [
    { minDays: 1, dailyRate: 40 },
    { minDays: 5, dailyRate: 32 },
  ];
  expect(cheaperLonger(plan)).toEqual([]);
});

function season(from: string, to: string) {
  return { name: { en: "S", ka: "ს" }, from, to, percent: 10, rates: null, minDays: 1 };
}

test.each([
  ["adjacent seasons", "2030-07-01", 0],
  ["a day between", "2030-07-02", 1],
  ["a week between", "2030-07-08", 7],
  ["more than a week between", "2030-07-09", 0],
])("%s", (_, from, days) => {
  const seasons = [season("2030-06-01", "2030-06-30"), season(from, "2030-08-31")];
  expect(shortGaps(seasons).map((gap) => gap.days)).toEqual(days > 0 ? [days] : []);
});
