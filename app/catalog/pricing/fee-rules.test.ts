import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "~/web/calendar";
import type { Choices, FeeRule, PriceRules } from "./fee-rules";
import type { Amount } from "./fees";
import { quote, sumOf, type QuoteInput } from "./quote";
import { ownPlan, type PricePlan } from "./seasons";

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

const amounts = fc.record({
  amount: fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100),
  currency: fc.constantFrom("USD" as const, "GEL" as const),
});
const limits = fc.record({
  perDay: fc.boolean(),
  atMost: fc.option(fc.integer({ min: 0, max: 300 })),
});
const SLUGS = ["tbilisi", "batumi", "kutaisi-airport"];
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));

const companies = fc.record({
  gel: fc.option(fc.integer({ min: 20_000, max: 33_000 }).map((rate) => rate / 10_000)),
  currency: fc.constantFrom("USD" as const, "GEL" as const),
  rates: fc.tuple(fc.integer({ min: 1, max: 300 }), fc.integer({ min: 1, max: 300 })),
  zeroExcess: fc.option(fc.integer({ min: 1, max: 50 })),
  graceMinutes: fc.option(fc.integer({ min: 0, max: 360 })),
  late: fc.option(fc.record({ minutes: fc.nat(120), atMost: fc.option(fc.nat(100)) })),
  oneWay: fc.option(amounts),
  night: fc.option(fc.record({ from: times, until: times })),
  second: fc.option(limits),
  young: fc.option(fc.record({ age: fc.integer({ min: 20, max: 30 }), limit: limits })),
  border: fc.boolean(),
  fee: amounts,
});

const trips = fc.record({
  days: fc.integer({ min: -400, max: 400 }),
  pickupTime: times,
  returnTime: times,
  pickup: fc.constantFrom(...SLUGS, null),
  return: fc.constantFrom(...SLUGS, null),
  deliveryFee: fc.nat(300),
  driverAge: fc.option(fc.integer({ min: 18, max: 80 })),
  secondDriver: fc.boolean(),
  zeroExcess: fc.boolean(),
  border: fc.option(fc.constantFrom("AM", "TR")),
  discount: fc.option(
    fc.oneof(
      fc.integer({ min: 1, max: 100 }).map((percent) => ({ code: "P", percent })),
      amounts.map((amount) => ({ code: "A", ...amount })),
    ),
  ),
});

type RandomCompany = typeof companies extends fc.Arbitrary<infer Value> ? Value : never;
type RandomTrip = typeof trips extends fc.Arbitrary<infer Value> ? Value : never;

function rulesOf(company: RandomCompany): PriceRules {
  const { fee, late, oneWay, night, second, young, border, graceMinutes } = company;
  const fees: FeeRule[] = [];
  if (late) fees.push({ kind: "lateReturn", ...fee, ...late });
  if (oneWay) fees.push({ kind: "oneWay", ...oneWay, pickup: SLUGS[0]!, return: SLUGS[1]! });
  if (night && night.from !== night.until) fees.push({ kind: "outOfHours", ...fee, ...night });
  if (second) fees.push({ kind: "secondDriver", ...fee, ...second });
  if (young) fees.push({ kind: "youngDriver", ...fee, age: young.age, ...young.limit });
  if (border) fees.push({ kind: "border", ...fee, country: "AM" });
  return { graceMinutes, fees };
}

const minutesIn = (time: string) => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};

/** Counts the days of a trip one by one, with the minutes that are left at the end. */
function walkDays({ graceMinutes }: RandomCompany, going: RandomTrip) {
  let rest = Math.abs(
    going.days * 1440 + minutesIn(going.returnTime) - minutesIn(going.pickupTime),
  );
  if (graceMinutes === null) {
    const days = Math.abs(going.days) || 1;
    return { days, rest: rest - days * 1440 };
  }
  let days = 0;
  do {
    days += 1;
    rest -= 1440;
  } while (rest > graceMinutes);
  return { days, rest };
}

/** Returns a fee in cents of the main currency, by whole numbers only; NaN without a rate. */
function centsOf({ gel: rate, currency }: RandomCompany, fee: Amount): number {
  const own = Math.round(fee.amount * 100);
  if (own === 0 || fee.currency === currency) return own;
  if (rate === null) return Number.NaN;
  const perMyriad = Math.round(rate * 10_000);
  const units = fee.currency === "GEL" ? (own * 100) / perMyriad : (own * perMyriad) / 1_000_000;
  return Math.floor(units) * 100;
}

/** Returns whether a time is in the night, walking from its beginning to its end. */
function isInNight(night: { from: string; until: string }, time: string): boolean {
  let at = minutesIn(night.from);
  while (at !== minutesIn(night.until)) {
    if (at === minutesIn(time)) return true;
    at = (at + 1) % 1440;
  }
  return false;
}

/** Sums a trip in cents, fee by fee, each written as its rule is told; NaN if a fee can't be converted. */
function independentSum(company: RandomCompany, going: RandomTrip): number {
  const { fee, late, oneWay, night, second, young } = company;
  const { days, rest } = walkDays(company, going);
  const rate = company.rates[days >= 4 ? 1 : 0] * 100;
  const cents = (count = 1, atMost: number | null = null) => {
    const amount = Math.min((Math.round(fee.amount * 100) * count) / 100, atMost ?? Infinity);
    return centsOf(company, { ...fee, amount });
  };
  let sum = days * rate + centsOf(company, gel(going.deliveryFee));
  if (late && fee.amount > 0 && rest > late.minutes) {
    sum += Math.min(cents(Math.ceil(rest / 60), late.atMost), rate);
  }
  const isOneWay = going.pickup === SLUGS[0] && going.return === SLUGS[1];
  if (oneWay && isOneWay) sum += centsOf(company, oneWay);
  for (const time of [going.pickupTime, going.returnTime]) {
    if (night && isInNight(night, time)) sum += cents();
  }
  if (second && going.secondDriver) sum += cents(second.perDay ? days : 1, second.atMost);
  if (young && going.driverAge !== null && going.driverAge < young.age) {
    sum += cents(young.limit.perDay ? days : 1, young.limit.atMost);
  }
  if (company.border && going.border === "AM") sum += cents();
  if (going.zeroExcess) sum += days * (company.zeroExcess ?? 0) * 100;
  return sum - Math.min(discountCents(company, going, days * rate), days * rate);
}

function discountCents(company: RandomCompany, { discount }: RandomTrip, rental: number): number {
  if (!discount) return 0;
  return "percent" in discount
    ? Math.round((rental * discount.percent) / 100)
    : centsOf(company, discount);
}

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
      const choices: Choices = {
        ...(going.driverAge !== null && { driverAge: going.driverAge }),
        ...(going.secondDriver && { secondDriver: true }),
        ...(going.zeroExcess && { zeroExcess: true }),
        ...(going.border && { border: going.border }),
        ...(going.discount && { discount: going.discount }),
      };
      const found = quote(plan, {
        pickupDate: "2026-03-20",
        returnDate: addDays("2026-03-20", going.days),
        pickupTime: going.pickupTime,
        returnTime: going.returnTime,
        deliveryFee: going.deliveryFee,
        route: { pickup: going.pickup, return: going.return ?? going.pickup },
        choices,
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
