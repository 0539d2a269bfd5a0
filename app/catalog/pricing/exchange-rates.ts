import { daysBetween } from "~/web/calendar";

/** The value of one US dollar on a day, set by the company (`npm run exchange-rates`). */
export type ExchangeRates = {
  /** The day of the rates, `YYYY-MM-DD` in business time. */
  date: string;
  GEL: number;
  EUR: number;
  /** True for the rates of the example, which only convert fees. */
  isExample?: boolean;
  /** True if the company shows dollars first in every language. */
  isDollarsFirst?: boolean;
};

/** The number of days for which rates are used, the first included, before staff are asked for new ones. */
const DAYS_OF_RATES = 7;

/** Returns whether new rates are due: from the eighth day of the present ones on. */
export function areRatesDue({ date }: ExchangeRates, today: string): boolean {
  return daysBetween(date, today) >= DAYS_OF_RATES;
}

export const CURRENCIES = ["GEL", "EUR"] as const;
export type Currency = (typeof CURRENCIES)[number];

/** Returns an amount of the main currency in each currency, rounded to whole units. */
export function approximate(amount: number, currency: "USD" | "GEL", rates: ExchangeRates) {
  const dollars = currency === "USD" ? amount : amount / rates.GEL;
  return {
    usd: Math.round(dollars),
    gel: Math.round(dollars * rates.GEL),
    eur: Math.round(dollars * rates.EUR),
  };
}

/** A limit above any historical rate, which rejects typing errors. */
const HIGHEST = 100;

/** Parses `GEL=2.72 EUR=0.86`, in any order, each once. `reason` is shown to the user. */
export function parseRates(
  words: readonly string[],
): { ok: true; rates: Record<Currency, number> } | { ok: false; reason: string } {
  const rates: Partial<Record<Currency, number>> = {};
  for (const word of words) {
    const [, name = "", text = ""] = /^([^=]*)=(.*)$/.exec(word) ?? [];
    const currency = CURRENCIES.find((one) => one === name.toUpperCase());
    if (!currency) return { ok: false, reason: `${word}: write it like GEL=2.72 or EUR=0.86` };
    if (rates[currency] !== undefined) return { ok: false, reason: `${currency} is given twice` };
    const rate = parseRate(text);
    if (rate === null) {
      return {
        ok: false,
        reason: `${word}: the rate must be a number above 0 and at most ${HIGHEST}`,
      };
    }
    rates[currency] = rate;
  }
  const { GEL, EUR } = rates;
  if (GEL === undefined || EUR === undefined) {
    return { ok: false, reason: "give the rates of both GEL and EUR" };
  }
  return { ok: true, rates: { GEL, EUR } };
}

/** Parses a rate with a decimal point or comma and at most six decimals; null if it is invalid. */
export function parseRate(text: string): number | null {
  if (!/^\d{1,3}([.,]\d{1,6})?$/.test(text)) return null;
  const rate = Number(text.replace(",", "."));
  return rate > 0 && rate <= HIGHEST ? rate : null;
}
