import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { chosenExtras, SPECIFIED_EXTRAS, type ExtraFlags } from "./extras";
import { quote, quoteLines, sumOf, type QuoteInput } from "./quote";
import { dailyRate, type RatePlan } from "./rates";
import { ownPlan } from "./seasons";
import { EXAMPLE_EXTRAS } from "./testing/example-extras";

const SEDAN_TIERS: RatePlan = [
  { minDays: 1, dailyRate: 50 },
  { minDays: 2, dailyRate: 45 },
  { minDays: 4, dailyRate: 40 },
  { minDays: 11, dailyRate: 35 },
];
const SEDAN = ownPlan(SEDAN_TIERS, []);
const SUV = ownPlan(
  SEDAN_TIERS.map((tier) => ({ ...tier, dailyRate: tier.dailyRate + 5 })),
  [],
);

/** Returns the extras of a booking with these flags. */
function flagged(flags: ExtraFlags) {
  return chosenExtras(EXAMPLE_EXTRAS, flags) ?? [];
}

/** Returns the input for a rental from the first of a month on, without extras. */
function rental(days: number, changes: Partial<QuoteInput> = {}): QuoteInput {
  return {
    pickupDate: "2026-07-01",
    returnDate: `2026-07-${String(1 + days).padStart(2, "0")}`,
    ...changes,
  };
}

test.each([
  // The columns are: calendar days, rental days, sedan, SUV.
  [0, 1, 50, 55],
  [1, 1, 50, 55],
  [2, 2, 90, 100],
  [3, 3, 135, 150],
  [4, 4, 160, 180],
  [10, 10, 400, 450],
  [11, 11, 385, 440],
])("%i calendar days are %i rental days: $%i in a sedan, $%i in an SUV", (span, days, a, b) => {
  expect(quote(SEDAN, rental(span))).toMatchObject({ rentalDays: days, totalPrice: a });
  expect(quote(SUV, rental(span))).toMatchObject({ rentalDays: days, totalPrice: b });
});

test("the delivery fee is not included in the total", () => {
  expect(quote(SEDAN, rental(4, { deliveryFee: 45 }))).toMatchObject({
    deliveryFee: 45,
    totalPrice: 160,
  });
  expect(quote(SEDAN, rental(4))).toMatchObject({ deliveryFee: 0, totalPrice: 160 });
});

describe("extras cost the same for any number of days", () => {
  const [{ name: seatName }, { name: rackName }] = EXAMPLE_EXTRAS;
  const seat = { kind: "childSeat", name: seatName, quantity: 1, amount: 20 };
  const rack = { kind: "skiRack", name: rackName, quantity: 1, amount: 25 };

  test.each([
    ["none", false, false, 0, []],
    ["a child seat", true, false, 20, [seat]],
    ["a ski rack", false, true, 25, [rack]],
    ["both", true, true, 45, [seat, rack]],
  ])("%s", (_, addChildSeat, addSkiRack, price, lines) => {
    for (const days of [1, 11]) {
      const { rentalDays, pricePerDay, ...rest } = quote(
        SUV,
        rental(days, { extras: flagged({ addChildSeat, addSkiRack }) }),
      );
      const amount = rentalDays * pricePerDay;
      expect(rest.totalPrice).toBe(amount + price);
      expect(rest.lines).toEqual([
        { kind: "rental", days, dailyRate: pricePerDay, amount },
        ...lines,
      ]);
    }
  });
});

test("rates with cents give amounts rounded to cents", () => {
  const plan = ownPlan([{ minDays: 1, dailyRate: 19.99 }], []);
  expect(quote(plan, rental(3)).totalPrice).toBe(59.97);
  expect(quote(ownPlan([{ minDays: 1, dailyRate: 0.1 }], []), rental(3)).lines[0]!.amount).toBe(
    0.3,
  );
  expect(
    quote(plan, rental(7, { extras: [{ ...EXAMPLE_EXTRAS[1], quantity: 1 }] })).totalPrice,
  ).toBe(164.93);
});

test("a stored booking has lines with its own rate, not the current one", () => {
  const booking = { rentalDays: 5, pricePerDay: 41.5, addChildSeat: false, addSkiRack: true };
  expect(quoteLines({ ...booking, lines: null })).toEqual([
    { kind: "rental", days: 5, dailyRate: 41.5, amount: 207.5 },
    { kind: "skiRack", amount: 25 },
  ]);
});

/** Any plan has tiers by rising days, the first at 1, and rates in cents. */
const plans = fc
  .tuple(
    fc.uniqueArray(fc.integer({ min: 2, max: 60 }), { maxLength: 5 }),
    fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 6, maxLength: 6 }),
  )
  .map(([starts, cents]) =>
    [1, ...starts.sort((a, b) => a - b)].map((minDays, index) => ({
      minDays,
      dailyRate: cents[index]! / 100,
    })),
  );

const inputs = fc.record({
  pickupDate: fc.integer({ min: 10, max: 31 }).map((day) => `2026-05-${day}`),
  returnDate: fc.integer({ min: 10, max: 31 }).map((day) => `2026-08-${day}`),
  deliveryFee: fc.integer({ min: 0, max: 500 }),
});

const flags = fc.record({ addChildSeat: fc.boolean(), addSkiRack: fc.boolean() });

describe("for any plan and input", () => {
  test("the total is days times rate plus extras, to the cent, and never below the rate", () => {
    fc.assert(
      fc.property(plans, inputs, flags, (plan, input, chosen) => {
        const { rentalDays, pricePerDay, totalPrice, lines, deliveryFee } = quote(
          ownPlan(plan, []),
          { ...input, extras: flagged(chosen) },
        );
        const seat = chosen.addChildSeat ? 20 : 0;
        const rack = chosen.addSkiRack ? 25 : 0;
        const cents = rentalDays * Math.round(pricePerDay * 100) + (seat + rack) * 100;
        expect(totalPrice).toBe(cents / 100);
        expect(totalPrice).toBeGreaterThanOrEqual(pricePerDay);
        expect(pricePerDay).toBe(dailyRate(plan, rentalDays));
        expect(deliveryFee).toBe(input.deliveryFee);
        expect(lines.slice(1).map(({ kind }) => kind)).toEqual(
          SPECIFIED_EXTRAS.filter(({ field }) => chosen[field]).map(({ kind }) => kind),
        );
      }),
    );
  });

  test("a booking from before lines were stored costs the same", () => {
    fc.assert(
      fc.property(plans, inputs, flags, (plan, input, chosen) => {
        const found = quote(ownPlan(plan, []), { ...input, extras: flagged(chosen) });
        expect(sumOf(quoteLines({ ...found, ...chosen, lines: null }))).toBe(found.totalPrice);
      }),
    );
  });

  test("swapped dates cost the same", () => {
    fc.assert(
      fc.property(plans, inputs, (plan, input) => {
        const swapped = { pickupDate: input.returnDate, returnDate: input.pickupDate };
        const seasonless = ownPlan(plan, []);
        expect(quote(seasonless, { ...input, ...swapped })).toEqual(quote(seasonless, input));
      }),
    );
  });
});
