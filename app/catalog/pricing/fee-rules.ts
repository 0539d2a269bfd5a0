import type { Discount } from "./discount";
import {
  feeLine,
  type Amount,
  type FeeDetails,
  type FeeKind,
  type FeeLine,
  type FeeMoney,
} from "./fees";
import { toCents } from "./money";
import type { Route } from "./places";

/** The kinds of rules that staff enter at `/admin/prices`, in the order of the page. */
export const RULE_KINDS = [
  "lateReturn",
  "oneWay",
  "delivery",
  "outOfHours",
  "secondDriver",
  "youngDriver",
  "border",
  "extraKm",
] as const;
export type RuleKind = (typeof RULE_KINDS)[number];

type RuleOf<Kind extends RuleKind, Parameters = unknown> = Amount & { kind: Kind } & Parameters;

/** A fee that is for each rental day or once, but not more than `atMost`. */
export type Limited = { perDay: boolean; atMost: number | null };

/** From a pick-up place to a return place, by their slugs. */
type BetweenPlaces = { pickup: string; return: string };

/** A rule of a fee. `amount` and `atMost` are in the currency of the rule. */
export type FeeRule =
  /** For each hour, if the return is more than `minutes` late. */
  | RuleOf<"lateReturn", { minutes: number; atMost: number | null }>
  | RuleOf<"oneWay", BetweenPlaces>
  /** In GEL, instead of the fee of the pick-up place. */
  | RuleOf<"delivery", BetweenPlaces>
  /** For each end of the rental from `from` on, before `until`, `HH:MM` both; the times may be around midnight. */
  | RuleOf<"outOfHours", { from: string; until: string }>
  | RuleOf<"secondDriver", Limited>
  /** For drivers younger than `age`. */
  | RuleOf<"youngDriver", Limited & { age: number }>
  /** For the permission to drive to a country, ISO 3166 alpha-2. */
  | RuleOf<"border", { country: string }>
  /** For each kilometre beyond the mileage limit: a term, of which no price has a line. */
  | RuleOf<"extraKm">;

export type RuleFor<Kind extends RuleKind> = Extract<FeeRule, { kind: Kind }>;

/** The rules of a price besides rates, seasons, places and extras. */
export type PriceRules = {
  /** The minutes of another 24 hours that don't count as a day; null where calendar days count. */
  graceMinutes: number | null;
  fees: readonly FeeRule[];
  /** Whether there are discount codes. */
  hasCodes?: boolean;
};

/** What a customer chooses besides trip and extras, as a booking stores it: only what was chosen is there. */
export type Choices = {
  /** In years. */
  driverAge?: number;
  secondDriver?: true;
  zeroExcess?: true;
  /** A country, ISO 3166 alpha-2. */
  border?: string;
  discount?: Discount;
};

/** Returns the rules of a kind. */
export function rulesFor<Kind extends RuleKind>(
  rules: PriceRules | undefined,
  kind: Kind,
): RuleFor<Kind>[] {
  return (rules?.fees ?? []).filter((rule): rule is RuleFor<Kind> => rule.kind === kind);
}

/** Returns the delivery fee in GEL that replaces that of the pick-up place; null if none does. */
export function deliveryBetween(rules: PriceRules | undefined, route: Route): number | null {
  return rulesFor(rules, "delivery").find((rule) => isRoute(rule, route))?.amount ?? null;
}

function isRoute(rule: BetweenPlaces, route: Route) {
  return rule.pickup === route.pickup && rule.return === route.return;
}

/** A priced rental, from which its fees follow. */
export type FeeTrip = FeeMoney & {
  rules: PriceRules | undefined;
  days: number;
  /** The minutes from the end of the days to the return. */
  lateMinutes: number;
  /** The mean price of a day and the price of all days, both in the main currency. */
  pricePerDay: number;
  rental: number;
  /** In GEL. */
  deliveryFee: number;
  route?: Route | undefined;
  /** `HH:MM`; no rule applies to an unknown time. */
  pickupTime?: string | undefined;
  returnTime?: string | undefined;
  choices?: Choices | undefined;
  /** The price of the cover without excess for a day, in the main currency; null if the car has none. */
  zeroExcess: number | null;
};

/** Returns the lines of all that is paid besides the total. */
export function feesOf(trip: FeeTrip): FeeLine[] {
  const { rules, choices = {}, days, deliveryFee, route } = trip;
  const line = (kind: FeeKind, fee: Amount, details?: FeeDetails) =>
    feeLine(kind, fee, trip, details);
  const oneWay = route && rulesFor(rules, "oneWay").find((rule) => isRoute(rule, route));
  const second = choices.secondDriver && rulesFor(rules, "secondDriver")[0];
  const young = youngRule(rules, choices.driverAge);
  const border = rulesFor(rules, "border").find(({ country }) => country === choices.border);
  const covered = choices.zeroExcess && trip.zeroExcess !== null;
  return [
    ...(deliveryFee > 0 ? [line("delivery", { amount: deliveryFee, currency: "GEL" })] : []),
    ...(oneWay && oneWay.amount > 0 ? [line("oneWay", oneWay)] : []),
    ...outOfHoursLines(trip),
    ...lateLines(trip),
    ...(second ? [line("secondDriver", limited(second, days))] : []),
    ...(young ? [line("youngDriver", limited(young, days), { age: young.age })] : []),
    ...(border ? [line("border", border, { country: border.country })] : []),
    ...(covered
      ? [line("zeroExcess", { ...trip, amount: toCents((trip.zeroExcess ?? 0) * days) })]
      : []),
    ...discountLines(trip),
  ];
}

/** Returns the rule of a young driver: of several that with the lowest age. */
function youngRule(rules: PriceRules | undefined, driverAge: number | undefined) {
  if (driverAge === undefined) return undefined;
  return rulesFor(rules, "youngDriver")
    .filter(({ age }) => driverAge < age)
    .toSorted((one, other) => one.age - other.age)[0];
}

function limited({ amount, currency, perDay, atMost }: Amount & Limited, days: number): Amount {
  const all = perDay ? toCents(amount * days) : amount;
  return { amount: atMost === null ? all : Math.min(all, atMost), currency };
}

function outOfHoursLines(trip: FeeTrip): FeeLine[] {
  const ends = [
    ["pickup", trip.pickupTime],
    ["return", trip.returnTime],
  ] as const;
  return ends.flatMap(([at, time]) => {
    const rule = time && rulesFor(trip.rules, "outOfHours").find((one) => isWithin(one, time));
    return rule && rule.amount > 0 ? [feeLine("outOfHours", rule, trip, { at })] : [];
  });
}

function isWithin({ from, until }: { from: string; until: string }, time: string): boolean {
  return from < until ? time >= from && time < until : time >= from || time < until;
}

/** Returns the line of a late return, which costs by the hour until that is as much as another day. */
function lateLines(trip: FeeTrip): FeeLine[] {
  const { rules, lateMinutes, pricePerDay, currency } = trip;
  const [rule] = rulesFor(rules, "lateReturn");
  if (!rule || rule.amount === 0 || lateMinutes <= rule.minutes) return [];
  const hours = Math.ceil(lateMinutes / 60);
  const atMost = rule.atMost ?? Number.POSITIVE_INFINITY;
  const fee = { amount: Math.min(toCents(rule.amount * hours), atMost), currency: rule.currency };
  const line = feeLine("lateReturn", fee, trip, { hours });
  const isFull = line.currency === currency && line.amount > pricePerDay;
  return [isFull ? { kind: "lateReturn", hours, amount: pricePerDay, currency } : line];
}

/** Returns the line of a discount, which is at most what the rental days cost. */
function discountLines({ choices, rental, currency, exchange }: FeeTrip): FeeLine[] {
  const discount = choices?.discount;
  if (!discount) return [];
  const { code } = discount;
  if ("percent" in discount) {
    const { percent } = discount;
    const amount = toCents((rental * percent) / 100);
    return [negative({ kind: "discount", code, percent, amount, currency })];
  }
  const line = feeLine("discount", discount, { currency, exchange }, { code });
  const isMore = line.currency === currency && line.amount > rental;
  return [negative(isMore ? { kind: "discount", code, amount: rental, currency } : line)];
}

function negative(line: FeeLine): FeeLine {
  const { original } = line;
  return {
    ...line,
    amount: 0 - line.amount,
    ...(original && { original: { ...original, amount: 0 - original.amount } }),
  };
}
