import type { ExchangeRates } from "./exchange-rates";

/** The currency of an amount, and the rates for approximate amounts in others; null if none are set. */
export type Money = { currency: MainCurrency; exchange: ExchangeRates | null };

/** Rounds to cents, half a cent up, also where its binary fraction is a little less: 33.495. */
export function toCents(amount: number): number {
  return Math.round(Number((amount * 100).toFixed(6))) / 100;
}

/** The currencies a company can price in. */
export const MAIN_CURRENCIES = ["USD", "GEL"] as const;
export type MainCurrency = (typeof MAIN_CURRENCIES)[number];

/** What the choice of the main currency decides, besides the price tables. */
export type MainPrices = {
  currency: MainCurrency;
  /** Units of the currency for one US dollar when it was chosen: for the limits of the price filter. */
  rate: number;
};

/** The currency as specified (specification 9). */
export const USD_PRICES: MainPrices = { currency: "USD", rate: 1 };

/**
 * Returns a limit of the price filter in the main currency, rounded to 10. `usd` is the specification's.
 */
export function filterLimit(usd: number, { currency, rate }: MainPrices): number {
  return currency === "USD" ? usd : Math.max(10, Math.round((usd * rate) / 10) * 10);
}
