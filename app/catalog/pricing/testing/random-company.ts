import fc from "fast-check";
import type { Choices, FeeRule, PriceRules } from "~/catalog/pricing/fee-rules";
import type { Amount } from "~/catalog/pricing/fees";

const amounts = fc.record({
  amount: fc.integer({ min: 0, max: 20_000 }).map((cents) => cents / 100),
  currency: fc.constantFrom("USD" as const, "GEL" as const),
});
const limits = fc.record({
  perDay: fc.boolean(),
  atMost: fc.option(fc.integer({ min: 0, max: 300 })),
});
/** The places of the trips; the fee one way is from the first to the second. */
export const SLUGS = ["tbilisi", "batumi", "kutaisi-airport"];
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, "0")).join(":"));

/** Random rules of a company; all fees but those between places have one amount. */
export const companies = fc.record({
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

/** Random trips; places are slugs, null is elsewhere. */
export const trips = fc.record({
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
      fc.integer({ min: 1, max: 100 }).map((percent) => ({ code: "PERCENT", percent })),
      amounts.map((amount) => ({ code: "AMOUNT", ...amount })),
    ),
  ),
});

export type RandomCompany = typeof companies extends fc.Arbitrary<infer Value> ? Value : never;
export type RandomTrip = typeof trips extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the rules of a price of a random company. */
export function rulesOf(company: RandomCompany): PriceRules {
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
export function walkDays({ graceMinutes }: RandomCompany, going: RandomTrip) {
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

/** Returns the sum of a trip in cents, with every fee computed on its own; NaN if one can't be converted. */
export function independentSum(company: RandomCompany, going: RandomTrip): number {
  const { fee, late, oneWay, night, second, young } = company;
  const { days, rest } = walkDays(company, going);
  const rate = company.rates[days >= 4 ? 1 : 0] * 100;
  const cents = (count = 1, atMost: number | null = null) => {
    const amount = Math.min((Math.round(fee.amount * 100) * count) / 100, atMost ?? Infinity);
    return centsOf(company, { ...fee, amount });
  };
  let sum = days * rate + centsOf(company, { amount: going.deliveryFee, currency: "GEL" });
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

/** Returns what the customer of a random trip chooses. */
export function choicesOf(going: RandomTrip): Choices {
  return {
    ...(going.driverAge !== null && { driverAge: going.driverAge }),
    ...(going.secondDriver && { secondDriver: true }),
    ...(going.zeroExcess && { zeroExcess: true }),
    ...(going.border && { border: going.border }),
    ...(going.discount && { discount: going.discount }),
  };
}
