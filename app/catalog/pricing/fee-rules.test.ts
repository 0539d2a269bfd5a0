import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "~/web/calendar";
import type { Choices, FeeRule } from "./fee-rules";
import type { Amount } from "./fees";
import { quote, sumOf, type QuoteInput } from "./quote";
import { ownPlan, type PricePlan } from "./seasons";
import { choicesOf, companies, independentSum, rulesOf, trips } from "./testing/random-company";

const RATES = { date: "2026-06-01", GEL: 2.7, EUR: 0.9 };
const TIERS = [
  { minDays: 1, dailyRate: 50 },
  { minDays: 4, dailyRate: 40 },
];

type Company = { graceMinutes?: number | null; fees?: FeeRule[]; zeroExcess?: number };

/** Returns a plan in dollars with rules. */
function planWith({ graceMinutes = null, fees = [], ...more }: Company): PricePlan {
  return { ...ownPlan(TIERS, []), exchange: RATES, rules: { graceMinutes, fees }, ...more };
}

/** Returns the input of five days from noon to noon. */
const trip = (changes: Partial<QuoteInput> = {}): QuoteInput => ({
  pickupDate: "2026-07-01",
  pickupTime: "12:00",
  returnDate: "2026-07-06",
  returnTime: "12:00",
  ...changes,
});

const usd = (amount: number): Amount => ({ amount, currency: "USD" });
const gel = (amount: number): Amount => ({ amount, currency: "GEL" });

/** Returns the kinds and amounts of the fees. */
function feesFor(company: Company, changes: Partial<QuoteInput> = {}) {
  return quote(planWith(company), trip(changes)).fees.map(({ kind, amount }) => [kind, amount]);
}

describe("counting of days", () => {
  test.each([
    // The columns are: grace in minutes, return, days.
    [null, "2026-07-06 23:59", 5],
    [null, "2026-07-01 23:00", 1],
    [0, "2026-07-06 12:00", 5],
    [0, "2026-07-06 12:01", 6],
    [0, "2026-07-01 12:00", 1],
    [0, "2026-07-02 11:59", 1],
    [60, "2026-07-06 13:00", 5],
    [60, "2026-07-06 13:01", 6],
    [60, "2026-07-01 13:00", 1],
    [0, "2027-08-05 12:00", 400],
    // As long before the pick-up as after it.
    [null, "2026-06-26 10:00", 5],
    [0, "2026-06-26 12:00", 5],
    [0, "2026-06-26 11:00", 6],
  ])("with a grace of %j a return at %s is after %i days", (graceMinutes, back, days) => {
    const [returnDate = "", returnTime = ""] = back.split(" ");
    const found = quote(planWith({ graceMinutes }), trip({ returnDate, returnTime }));
    const rate = days < 4 ? 50 : 40;
    const priced = { rentalDays: days, pricePerDay: rate, totalPrice: days * rate };
    expect(found).toMatchObject(priced);
  });

  test("times that nobody has chosen yet are noon", () => {
    const { pickupTime: _1, returnTime: _2, ...dates } = trip();
    expect(quote(planWith({ graceMinutes: 0 }), dates).rentalDays).toBe(5);
  });
});

describe("a late return", () => {
  const fees: FeeRule[] = [{ kind: "lateReturn", ...usd(6), minutes: 29, atMost: null }];
  test.each([
    ["12:00", []],
    ["12:29", []],
    ["12:30", [["lateReturn", 6]]],
    ["14:01", [["lateReturn", 18]]],
    // Seven hours are as much as another day, 40 dollars.
    ["19:00", [["lateReturn", 40]]],
    ["11:00", []],
  ])("at %s", (returnTime, lines) => {
    expect(feesFor({ fees }, { returnTime })).toEqual(lines);
  });

  test("ends with its own limit, and with the day that 24 hours begin", () => {
    const limited: FeeRule[] = [{ ...fees[0]!, kind: "lateReturn", minutes: 0, atMost: 15 }];
    expect(feesFor({ fees: limited }, { returnTime: "18:00" })).toEqual([["lateReturn", 15]]);
    expect(feesFor({ fees, graceMinutes: 0 }, { returnTime: "18:00" })).toEqual([]);
    expect(feesFor({ fees, graceMinutes: 180 }, { returnTime: "15:00" })).toEqual([
      ["lateReturn", 18],
    ]);
  });
});

test("a fee by pair of places has a direction", () => {
  const fees: FeeRule[] = [{ kind: "oneWay", ...gel(100), pickup: "tbilisi", return: "batumi" }];
  const there = { pickup: "tbilisi", return: "batumi" };
  expect(quote(planWith({ fees }), trip({ route: there })).fees).toEqual([
    { kind: "oneWay", amount: 37, currency: "USD", original: gel(100) },
  ]);
  expect(feesFor({ fees }, { route: { pickup: "batumi", return: "tbilisi" } })).toEqual([]);
  expect(feesFor({ fees }, { route: { pickup: "tbilisi", return: null } })).toEqual([]);
  expect(feesFor({ fees })).toEqual([]);
});

test("each end of a rental out of hours costs once", () => {
  const fees: FeeRule[] = [
    { kind: "outOfHours", ...usd(10), from: "21:00", until: "08:00" },
    { kind: "outOfHours", ...usd(5), from: "08:00", until: "09:00" },
  ];
  const times = (pickupTime: string, returnTime: string) =>
    feesFor({ fees }, { pickupTime, returnTime });
  expect(times("21:00", "07:59")).toEqual([
    ["outOfHours", 10],
    ["outOfHours", 10],
  ]);
  expect(times("20:59", "08:00")).toEqual([["outOfHours", 5]]);
  expect(times("09:00", "00:00")).toEqual([["outOfHours", 10]]);
});

test("a second driver costs by the day up to a limit, or once", () => {
  const second = { choices: { secondDriver: true } as const };
  const perDay: FeeRule = { kind: "secondDriver", ...usd(10), perDay: true, atMost: 35 };
  expect(feesFor({ fees: [perDay] }, second)).toEqual([["secondDriver", 35]]);
  expect(feesFor({ fees: [{ ...perDay, atMost: null }] }, second)).toEqual([["secondDriver", 50]]);
  expect(feesFor({ fees: [{ ...perDay, perDay: false }] }, second)).toEqual([["secondDriver", 10]]);
  expect(feesFor({ fees: [perDay] })).toEqual([]);
  expect(feesFor({}, second)).toEqual([]);
});

test("a young driver pays the fee of the lowest age", () => {
  const young = (age: number, amount: number): FeeRule => ({
    kind: "youngDriver",
    ...usd(amount),
    age,
    perDay: false,
    atMost: null,
  });
  const fees = [young(25, 20), young(21, 60)];
  const at = (driverAge: number) => feesFor({ fees }, { choices: { driverAge } });
  expect(at(20)).toEqual([["youngDriver", 60]]);
  expect(at(21)).toEqual([["youngDriver", 20]]);
  expect(at(25)).toEqual([]);
  expect(feesFor({ fees })).toEqual([]);
});

test("a border costs by country, and a kilometre has no line", () => {
  const fees: FeeRule[] = [
    { kind: "border", ...usd(30), country: "AM" },
    { kind: "extraKm", ...usd(0.2) },
  ];
  expect(quote(planWith({ fees }), trip({ choices: { border: "AM" } })).fees).toEqual([
    { kind: "border", country: "AM", ...usd(30) },
  ]);
  expect(feesFor({ fees }, { choices: { border: "TR" } })).toEqual([]);
});

test("the cover without excess costs by the day, where the car has one", () => {
  const choices: Choices = { zeroExcess: true };
  expect(feesFor({ zeroExcess: 5.5 }, { choices })).toEqual([["zeroExcess", 27.5]]);
  expect(feesFor({}, { choices })).toEqual([]);
  expect(feesFor({ zeroExcess: 5.5 })).toEqual([]);
});

describe("a discount", () => {
  const off = (discount: NonNullable<Choices["discount"]>) =>
    quote(planWith({}), trip({ deliveryFee: 45, choices: { discount } }));
  test("takes a percentage of the days, not of the fees", () => {
    const { fees, payable, totalPrice } = off({ code: "SPRING", percent: 12.5 });
    expect(totalPrice).toBe(200);
    expect(fees.at(-1)).toEqual({ kind: "discount", code: "SPRING", percent: 12.5, ...usd(-25) });
    expect(payable).toBe(191);
  });
  test("is rounded down in another currency", () => {
    expect(off({ code: "GEL50", ...gel(50) }).fees.at(-1)).toEqual({
      kind: "discount",
      code: "GEL50",
      ...usd(-18),
      original: gel(-50),
    });
  });
  test("is at most the price of the days", () => {
    const { fees, payable } = off({ code: "ALL", ...usd(1_000) });
    expect(fees.at(-1)).toEqual({ kind: "discount", code: "ALL", ...usd(-200) });
    expect(payable).toBe(16);
  });
});

test("200 random companies and trips cost what an independent sum says, and never less than nothing", () => {
  fc.assert(
    fc.property(companies, trips, (company, going) => {
      const { gel: GEL, currency, rates, zeroExcess } = company;
      const exchange = GEL === null ? null : { date: "2026-06-01", GEL, EUR: 0.9 };
      const tiers = [
        { minDays: 1, dailyRate: rates[0] },
        { minDays: 4, dailyRate: rates[1] },
      ];
      const plan = {
        ...ownPlan(tiers, [], { currency, rate: GEL ?? 1 }, exchange),
        rules: rulesOf(company),
        zeroExcess,
      };
      const found = quote(plan, {
        pickupDate: "2026-03-20",
        returnDate: addDays("2026-03-20", going.days),
        pickupTime: going.pickupTime,
        returnTime: going.returnTime,
        deliveryFee: going.deliveryFee,
        route: { pickup: going.pickup, return: going.return ?? going.pickup },
        choices: choicesOf(going),
      });
      const cents = independentSum(company, going);
      expect(found.payable).toBe(Number.isNaN(cents) ? null : cents / 100);
      expect(found.payable ?? 0).toBeGreaterThanOrEqual(0);
      const off = found.fees.find((line) => line.amount < 0 && line.currency === currency);
      expect(sumOf(found.lines) + (off?.amount ?? 0)).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 200 },
  );
});
