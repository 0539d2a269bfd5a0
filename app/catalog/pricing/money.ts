import type { ExchangeRates } from "./exchange-rates";
import type { MainCurrency } from "./main-prices";

/** The currency of an amount, and the rates for approximate amounts in others; null if none are set. */
export type Money = { currency: MainCurrency; exchange: ExchangeRates | null };
