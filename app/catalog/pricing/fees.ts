import type { ExchangeRates } from "./exchange-rates";
import { toCents, type MainCurrency } from "./money";

/** The kinds of lines that are paid besides the total; a discount is negative. */
export const FEE_KINDS = [
  "delivery",
  "oneWay",
  "outOfHours",
  "lateReturn",
  "secondDriver",
  "youngDriver",
  "border",
  "zeroExcess",
  "discount",
] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** A sum of money. */
export type Amount = { amount: number; currency: MainCurrency };

/** What the label of a fee says besides its kind. */
export type FeeDetails = {
  /** The end of the rental that is out of hours. */
  at?: "pickup" | "return";
  /** The hours that a return is late. */
  hours?: number;
  /** The age in years below which a driver pays the fee. */
  age?: number;
  /** The country of a border permission, ISO 3166 alpha-2. */
  country?: string;
  /** The code of a discount, and its percentage if it has one. */
  code?: string;
  percent?: number;
};

/**
 * A line of the sum to pay that is not in the total. It is in the main currency; `original` is the fee that was
 * converted. A fee that no rate converts stays in its own currency.
 */
export type FeeLine = Amount & FeeDetails & { kind: FeeKind; original?: Amount };

/** Returns whether a line is paid besides the total. */
export function isFee<Line extends { kind: string }>(line: Line | FeeLine): line is FeeLine {
  return FEE_KINDS.some((kind) => kind === line.kind);
}

/** The currency of a price, and the rates of exchange that convert its fees. */
export type FeeMoney = { currency: MainCurrency; exchange: ExchangeRates | null };

/** Returns the line of a fee in the main currency, as far as there is a rate of exchange. */
export function feeLine(
  kind: FeeKind,
  { amount, currency }: Amount,
  main: FeeMoney,
  details: FeeDetails = {},
): FeeLine {
  // Nothing is nothing in any currency.
  const fee = { amount, currency: amount === 0 ? main.currency : currency };
  if (fee.currency === main.currency || !main.exchange) return { kind, ...details, ...fee };
  const converted = convertDown(fee, main.exchange);
  return { kind, ...details, amount: converted, currency: main.currency, original: fee };
}

/** Converts a sum between dollars and lari, rounded down to whole units. */
function convertDown({ amount, currency }: Amount, { GEL }: ExchangeRates): number {
  const converted = currency === "GEL" ? amount / GEL : amount * GEL;
  // A binary fraction a little below a whole number counts as that number.
  return Math.floor(Number(converted.toFixed(6)));
}

type Payable = { totalPrice: number; currency: MainCurrency; fees: readonly FeeLine[] };

/** Returns the sum to pay with all fees; null if one of them is in another currency. */
export function payableOf({ totalPrice, currency, fees }: Payable): number | null {
  if (fees.some((fee) => fee.currency !== currency)) return null;
  return toCents(fees.reduce((sum, { amount }) => sum + amount, totalPrice));
}
