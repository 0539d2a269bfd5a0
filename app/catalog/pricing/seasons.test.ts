import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { quote } from "./quote";
import { dailyRate, type RatePlan } from "./rates";
import { ownPlan, pricesOf, type PricePlan, type Season } from "./seasons";

const USUAL: RatePlan = [
  { minDays: 1, dailyRate: 50 },
  { minDays: 4, dailyRate: 40 },
];
const SUMMER_RATES = {
  sedan: [{ minDays: 1, dailyRate: 70 }],
  suv: [
    { minDays: 1, dailyRate: 90 },
    { minDays: 4, dailyRate: 80 },
  ],
};

function season(changes: Partial<Season>): Season {
  const name = { en: "Summer", ka: "ზაფხული" };
  const days = { from: "2030-07-01", to: "2030-08-31" };
  return { name, ...days, percent: null, rates: null, minDays: 1, ...changes };
}

const rates = { sedan: USUAL, suv: USUAL };
const trip = (pickupDate: string, returnDate: string) => ({
  pickupDate,
  returnDate,
});

describe("a rental", () => {
  const { typePlans } = pricesOf(rates, [season({ rates: SUMMER_RATES })], []);
  const summer = { en: "Summer", ka: "ზაფხული" };

  test("before a season has the usual rate alone", () => {
    expect(quote(typePlans.suv, trip("2030-06-26", "2030-07-01"))).toMatchObject({
      pricePerDay: 40,
      totalPrice: 200,
      lines: [{ kind: "rental", days: 5, dailyRate: 40, amount: 200 }],
    });
  });

  test("that begins on the last day of a season has one day of it", () => {
    const { lines } = quote(typePlans.suv, trip("2030-08-31", "2030-09-02"));
    expect(lines).toEqual([
      { kind: "rental", days: 1, dailyRate: 50, amount: 50 },
      { kind: "rental", days: 1, dailyRate: 90, amount: 90, season: summer },
    ]);
  });

  test("has the tier of its length on each side of a season's first day", () => {
    expect(quote(typePlans.suv, trip("2030-06-29", "2030-07-04"))).toEqual({
      rentalDays: 5,
      currency: "USD",
      pricePerDay: 64,
      lines: [
        { kind: "rental", days: 2, dailyRate: 40, amount: 80 },
        { kind: "rental", days: 3, dailyRate: 80, amount: 240, season: summer },
      ],
      totalPrice: 320,
      deliveryFee: 0,
      fees: [],
      payable: 320,
      exchange: null,
    });
  });

  test("has the season's rate of its vehicle type", () => {
    const { pricePerDay } = quote(typePlans.sedan, trip("2030-07-10", "2030-07-20"));
    expect(pricePerDay).toBe(70);
  });

  test("costs the same with its dates swapped", () => {
    const there = quote(typePlans.suv, trip("2030-06-29", "2030-07-04"));
    expect(quote(typePlans.suv, trip("2030-07-04", "2030-06-29"))).toEqual(there);
  });
});

describe("a car with tiers of its own", () => {
  const OWN: RatePlan = [{ minDays: 1, dailyRate: 99.99 }];
  const july = trip("2030-07-10", "2030-07-13");

  test("follows the percentage of a season, rounded to cents", () => {
    expect(quote(ownPlan(OWN, [season({ percent: 15 })]), july).pricePerDay).toBe(114.99);
    expect(quote(ownPlan(OWN, [season({ percent: -20 })]), july).pricePerDay).toBe(79.99);
  });

  test("does not follow the rate tables of a season", () => {
    const plan = ownPlan(OWN, [season({ rates: SUMMER_RATES })]);
    expect(quote(plan, july)).toEqual(quote(ownPlan(OWN, []), july));
  });
});

/** Returns a day of 2030 or 2031 by its number. */
function day(number: number): string {
  return new Date(Date.UTC(2030, 0, 1 + number)).toISOString().slice(0, 10);
}

/** Tiers with rates in cents. */
const tiers: fc.Arbitrary<RatePlan> = fc
  .array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 4 })
  .map((cents) =>
    cents.map((amount, index) => ({ minDays: 1 + index * 3, dailyRate: amount / 100 })),
  );

/** Up to 12 seasons that don't overlap. */
const seasons = fc
  .uniqueArray(fc.integer({ min: 0, max: 700 }), { minLength: 2, maxLength: 24 })
  .chain((bounds) => {
    const sorted = bounds.toSorted((a, b) => a - b);
    const pairs = Array.from({ length: Math.floor(sorted.length / 2) }, (_, index) => index * 2);
    return fc.tuple(
      ...pairs.map((index) =>
        fc
          .oneof(
            fc.integer({ min: -90, max: 300 }).map((percent) => ({ percent })),
            fc.record({ sedan: tiers, suv: tiers }).map((own) => ({ rates: own })),
          )
          .map((price) =>
            season({
              name: { en: `Season ${index}`, ka: `სეზონი ${index}` },
              from: day(sorted[index] ?? 0),
              to: day((sorted[index + 1] ?? 0) - 1),
              ...price,
            }),
          ),
      ),
    );
  });

/** Sums the rates day by day, without arithmetic on ranges. */
function sumOfDays(plan: PricePlan, first: number, days: number) {
  const cents = Array.from({ length: days }, (_, index) => {
    const date = day(first + index);
    const inSeason = plan.seasons.find(({ from, to }) => from <= date && date <= to);
    return Math.round(dailyRate(inSeason?.tiers ?? plan.tiers, days) * 100);
  });
  return cents.reduce((sum, amount) => sum + amount, 0) / 100;
}

test("for any seasons, plan and rental, the total is the sum of its days", () => {
  fc.assert(
    fc.property(
      tiers,
      seasons,
      fc.boolean(),
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 1, max: 366 }),
      (usual, years, isOwn, first, days) => {
        const plan = isOwn
          ? ownPlan(usual, years)
          : pricesOf({ sedan: usual, suv: usual }, years, []).typePlans.suv;
        const found = quote(plan, trip(day(first), day(first + days)));
        expect(found.totalPrice).toBe(sumOfDays(plan, first, days));
        const lengths = found.lines.map((line) => (line.kind === "rental" ? line.days : 0));
        expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(days);
        expect(lengths).not.toContain(0);
      },
    ),
  );
});
