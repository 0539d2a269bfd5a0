import type { ExchangeRates } from "./exchange-rates";
import { toCents, type MainCurrency } from "./money";

/** The kinds of fees that are paid besides the total. */
export const FEE_KINDS = ["delivery"] as const;
export type FeeKind = (typeof FEE_KINDS)[number];

/** A sum of money. */
export type Amount = { amount: number; currency: MainCurrency };

/**
 * A line of the sum to pay that is not in the total. It is in the main currency; `original` is the fee that was
 * converted. A fee that no rate converts stays in its own currency.
 */
export type FeeLine = Amount & { kind: FeeKind; original?: Amount };

/** Returns the line of a fee in the main currency, as far as there is a rate of exchange. */
export function feeLine(
  kind: FeeKind,
  fee: Amount,
  main: { currency: MainCurrency; exchange: ExchangeRates | null },
): FeeLine {
  if (fee.currency === main.currency || !main.exchange) return { kind, ...fee };
  const amount = convertDown(fee, main.exchange);
  return { kind, amount, currency: main.currency, original: fee };
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
