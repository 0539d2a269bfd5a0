import type { ExtraOffer } from "./offered-extras";
import type { CurrencyTable } from "./currency-table";
import type { MainPrices } from "./money";
import type { DeskPlace } from "./places";
import type { RatePlan, RateTables } from "./rates";
import type { Season } from "./seasons";

/** The price tables that staff change, each with its own version and changes. */
export type PriceTables = {
  /** Usual rates; `plans` by the id of cars with tiers of their own. */
  rates: { types: RateTables; plans: Readonly<Record<string, RatePlan>> };
  seasons: readonly Season[];
  places: readonly DeskPlace[];
  extras: readonly ExtraOffer[];
  /** Recorded when everything is converted; parts are null if they were those of the example. */
  currency: Omit<CurrencyTable, "main"> & { main: MainPrices | null };
};

export type PriceSubject = keyof PriceTables;
