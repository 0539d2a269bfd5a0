import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { seedCars } from "#db/seed/cars";
import { seedRates } from "#db/seed/rates";
import {
  dailyRate,
  lowestRate,
  rateRange,
  tierRanges,
  type RatePlan,
  type VehicleType,
} from "./rates";

/** Returns the seeded rate table of a vehicle type. */
function tableOf(type: VehicleType): RatePlan {
  return seedRates.filter((tier) => tier.vehicleType === type);
}

const INSIGHT = seedCars.find((car) => car.name === "Honda Insight Hybrid 2012")!.ratePlan!;

describe("daily rates of the specification, in USD", () => {
  test.each([
    [1, 50, 55],
    [2, 45, 50],
    [3, 45, 50],
    [4, 40, 45],
    [5, 40, 45],
    [9, 40, 45],
    [10, 40, 45],
    [11, 35, 40],
    [12, 35, 40],
    [365, 35, 40],
  ])("%i days cost %i a day in a sedan and %i in an SUV", (days, sedan, suv) => {
    expect(dailyRate(tableOf("sedan"), days)).toBe(sedan);
    expect(dailyRate(tableOf("suv"), days)).toBe(suv);
  });

  test.each([
    [1, 30],
    [2, 30],
    [3, 25],
    [4, 25],
    [10, 25],
    [11, 20],
    [90, 20],
  ])("%i days in the Honda Insight Hybrid 2012 cost %i a day", (days, rate) => {
    expect(dailyRate(INSIGHT, days)).toBe(rate);
  });
});

test("throws for less than one day", () => {
  expect(() => dailyRate(tableOf("sedan"), 0)).toThrow("no rate for 0 days");
  expect(() => dailyRate([], 1)).toThrow("no rate for 1 days");
});

test("the lowest rate is found at any position of the plan", () => {
  expect(lowestRate(tableOf("sedan"))).toBe(35);
  expect(lowestRate(tableOf("suv"))).toBe(40);
  expect(lowestRate(INSIGHT)).toBe(20);
  expect(lowestRate([{ minDays: 1, dailyRate: 39.99 }])).toBe(39.99);
  expect(
    lowestRate([
      { minDays: 1, dailyRate: 20 },
      { minDays: 5, dailyRate: 30 },
    ]),
  ).toBe(20);
});

test("the range of a plan is from its lowest to its highest rate", () => {
  expect(rateRange(tableOf("suv"))).toEqual({ from: 40, to: 55 });
  expect(rateRange([{ minDays: 1, dailyRate: 39.99 }])).toEqual({ from: 39.99, to: 39.99 });
});

test("the ranges of a plan are contiguous and the last one is open-ended", () => {
  expect(tierRanges(tableOf("sedan"))).toEqual([
    { minDays: 1, maxDays: 1, dailyRate: 50 },
    { minDays: 2, maxDays: 3, dailyRate: 45 },
    { minDays: 4, maxDays: 10, dailyRate: 40 },
    { minDays: 11, maxDays: null, dailyRate: 35 },
  ]);
  expect(tierRanges(INSIGHT)).toEqual([
    { minDays: 1, maxDays: 2, dailyRate: 30 },
    { minDays: 3, maxDays: 10, dailyRate: 25 },
    { minDays: 11, maxDays: null, dailyRate: 20 },
  ]);
});

describe("every plan of the first fleet", () => {
  const plans: [string, RatePlan][] = [
    ["the sedan table", tableOf("sedan")],
    ["the SUV table", tableOf("suv")],
    ...seedCars.flatMap((car): [string, RatePlan][] =>
      car.ratePlan ? [[car.name, car.ratePlan]] : [],
    ),
  ];

  test.each(plans)("%s starts at one day and is sorted by days", (_, plan) => {
    expect(plan[0]!.minDays).toBe(1);
    const starts = plan.map((tier) => tier.minDays);
    expect(starts).toEqual([...new Set(starts)].sort((a, b) => a - b));
  });

  test.each(plans)("%s never has a higher daily rate for more days", (_, plan) => {
    const days = fc.integer({ min: 1, max: 1000 });
    fc.assert(
      fc.property(days, days, (some, more) => {
        const rate = dailyRate(plan, some + more);
        expect(rate).toBeLessThanOrEqual(dailyRate(plan, some));
        expect(rate).toBeGreaterThanOrEqual(lowestRate(plan));
      }),
    );
  });

  test.each(plans)("%s has the same daily rates as its ranges", (_, plan) => {
    for (const { minDays, maxDays, dailyRate: rate } of tierRanges(plan)) {
      expect(dailyRate(plan, minDays)).toBe(rate);
      expect(dailyRate(plan, maxDays ?? minDays + 500)).toBe(rate);
    }
  });
});
