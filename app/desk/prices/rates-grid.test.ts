import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dayId,
  gridOf,
  parseGrid,
  rateField,
  rateId,
  typedGrid,
  type RatesGrid,
} from "./rates-grid";

const CARS = [
  { id: 3, name: "Honda Insight" },
  { id: 7, name: "Jeep Wrangler" },
];
const RATES = {
  types: {
    sedan: [
      { minDays: 1, dailyRate: 50 },
      { minDays: 4, dailyRate: 40.5 },
    ],
    suv: [{ minDays: 1, dailyRate: 55 }],
  },
  plans: {
    7: [
      { minDays: 1, dailyRate: 115 },
      { minDays: 11, dailyRate: 85 },
    ],
  },
};

function grid(changes: Partial<RatesGrid> = {}): RatesGrid {
  return {
    days: ["1", "4", ""],
    rows: [
      { id: "sedan", name: null, cells: ["50", "40", ""] },
      { id: "suv", name: null, cells: ["55", "", ""] },
    ],
    ...changes,
  };
}

/** Returns the grid as a browser posts it. */
function formOf({ days, rows }: RatesGrid) {
  const form = new FormData();
  for (const text of days) form.append("days", text);
  for (const { id, cells } of rows) for (const cell of cells) form.append(rateField(id), cell);
  return form;
}

test("the grid has the days of all plans, a row for each plan and an empty column", () => {
  expect(gridOf(RATES, CARS)).toEqual({
    days: ["1", "4", "11", ""],
    rows: [
      { id: "sedan", name: null, cells: ["50", "40.5", "", ""] },
      { id: "suv", name: null, cells: ["55", "", "", ""] },
      { id: "7", name: "Jeep Wrangler", cells: ["115", "", "85", ""] },
    ],
  });
});

test("a posted grid is read as it was typed, without rows that the form did not have", () => {
  const shown = gridOf(RATES, CARS);
  expect(typedGrid(formOf(shown), CARS)).toEqual(shown);
});

test("any stored rates remain the same through the form", () => {
  const plan = fc
    .tuple(
      fc.uniqueArray(fc.integer({ min: 2, max: 365 }), { maxLength: 4 }),
      fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 5, maxLength: 5 }),
    )
    .map(([starts, cents]) =>
      [1, ...starts.toSorted((a, b) => a - b)].map((minDays, index) => ({
        minDays,
        dailyRate: (cents[index] ?? 1) / 100,
      })),
    );
  const rates = fc.record({
    types: fc.record({ sedan: plan, suv: plan }),
    plans: plan.map((own): Record<string, typeof own> => ({ 3: own })),
  });
  fc.assert(
    fc.property(rates, (stored) => {
      const starts = Object.values({ ...stored.types, ...stored.plans }).flat();
      fc.pre(new Set(starts.map(({ minDays }) => minDays)).size <= 12);
      const typed = typedGrid(formOf(gridOf(stored, CARS)), CARS);
      expect(parseGrid(typed)).toEqual({ ok: true, rates: stored });
    }),
  );
});

describe("is accepted:", () => {
  test("columns in any order, a decimal comma, an emptied row of a car", () => {
    const parsed = parseGrid({
      days: ["4", "1", ""],
      rows: [
        { id: "sedan", name: null, cells: ["40,5", "50", ""] },
        { id: "suv", name: null, cells: ["", "55", ""] },
        { id: "3", name: "Honda Insight", cells: ["", "", ""] },
      ],
    });
    expect(parsed).toEqual({ ok: true, rates: { types: RATES.types, plans: {} } });
  });
});

describe("is refused:", () => {
  const [sedan, suv] = grid().rows;

  test.each<[string, Partial<RatesGrid>, string, string]>([
    ["days of 0", { days: ["1", "0", ""] }, dayId(1), "prices.errors.days"],
    ["days above a year", { days: ["1", "366", ""] }, dayId(1), "prices.errors.days"],
    ["days that are no number", { days: ["1", "four", ""] }, dayId(1), "prices.errors.days"],
    ["the same days twice", { days: ["1", "1", ""] }, dayId(1), "prices.errors.sameDays"],
    ["rates without days", { days: ["1", "", ""] }, dayId(1), "prices.errors.noDays"],
    ["no rate from day 1 on", { days: ["2", "4", ""] }, rateId("sedan", 0), "prices.errors.first"],
    ...["0", "-5", "10001", "1e9", "12.345", "free"].map(
      (rate): [string, Partial<RatesGrid>, string, string] => [
        `a rate of ${rate}`,
        { rows: [{ id: "sedan", name: null, cells: ["50", rate, ""] }, suv!] },
        rateId("sedan", 1),
        "prices.errors.rate",
      ],
    ),
    [
      "a type without rates",
      { rows: [sedan!, { id: "suv", name: null, cells: ["", "", ""] }] },
      rateId("suv", 0),
      "prices.errors.first",
    ],
  ])("%s", (_, changes, id, message) => {
    const parsed = parseGrid(grid(changes));
    expect(parsed.ok || parsed.errors.get(id)).toBe(message);
  });
});
