import { daysBetween } from "~/web/calendar";
import { readAmount } from "~/desk/prices/read-amount";
import {
  mapPrices,
  priceKey,
  type CurrencyTable,
  type PriceOf,
} from "~/catalog/pricing/currency-table";
import { messageKey, type MessageKey } from "~/web/message-key";

/** A price in the form: what it is now, and what it would be in the other currency. */
export type CurrencyRow = { key: string; of: PriceOf; now: number; amount: string };

/** Returns the name and id of the input of a price. */
export const priceField = (key: string) => `price-${key}`;

/** The age in days from which the form warns about an exchange rate. */
const OLD_DAYS = 30;

export function isOldRate(date: string, today: string): boolean {
  return daysBetween(date, today) > OLD_DAYS;
}

/** Returns the rows of the form. Archived cars have none: `listed` are the ids of those on offer. */
export function currencyRows(
  table: CurrencyTable,
  converted: CurrencyTable,
  listed: ReadonlySet<string>,
): CurrencyRow[] {
  const amounts = new Map(pricesOf(converted).map(([of, amount]) => [priceKey(of), amount]));
  return pricesOf(table)
    .filter(([of]) => !("car" in of) || listed.has(of.car))
    .map(([of, now]) => {
      const key = priceKey(of);
      return { key, of, now, amount: String(amounts.get(key)) };
    });
}

function pricesOf(table: CurrencyTable): [PriceOf, number][] {
  const prices: [PriceOf, number][] = [];
  mapPrices(table, (amount, of) => {
    prices.push([of, amount]);
    return amount;
  });
  return prices;
}

type Parsed =
  | { ok: true; table: CurrencyTable }
  | { ok: false; errors: (readonly [string, MessageKey])[] };

/** Returns the table with the typed prices; others stay as they are. */
export function parseCurrency(
  converted: CurrencyTable,
  typed: Readonly<Record<string, string>>,
): Parsed {
  const errors: (readonly [string, MessageKey])[] = [];
  const table = mapPrices(converted, (amount, of) => {
    const key = priceKey(of);
    const text = typed[key];
    if (text === undefined) return amount;
    const parsed = readPrice(text, of);
    if (typeof parsed !== "number") errors.push([priceField(key), parsed]);
    return typeof parsed === "number" ? parsed : amount;
  });
  return errors.length > 0 ? { ok: false, errors } : { ok: true, table };
}

const MAX_RATE = 10_000;
const MAX_AMOUNT = 100_000;

function readPrice(text: string, of: PriceOf): number | MessageKey {
  const isRate = of.kind === "type" || of.kind === "car" || of.kind === "season";
  const isExtra = of.kind === "extra";
  const amount = readAmount(text, isRate || isExtra ? MAX_RATE : MAX_AMOUNT);
  const isCode = of.kind === "code";
  if (amount !== null && (amount > 0 || !(isRate || isCode))) return amount;
  if (isCode) return messageKey("prices.errors.codeAmount");
  if (isRate) return messageKey("prices.errors.rate");
  return messageKey(isExtra ? "prices.errors.extraPrice" : "prices.errors.fee");
}
