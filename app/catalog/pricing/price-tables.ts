import type { Extra } from "./extras";
import type { CurrencyTable } from "./currency-table";
import type { DiscountCode } from "./discount";
import type { FeeRule } from "./fee-rules";
import type { MainPrices } from "./money";
import type { DeskPlace } from "./places";
import type { RatePlan, RateTables } from "./rates";
import type { Localized } from "~/web/i18n/localized";
import type { Season } from "./seasons";

/** A road that the company names, for instance one that customers ask about. */
export type Road = {
  /** Made from the English name when the road is entered; a change of the name leaves it as it is. */
  slug: string;
  name: Localized;
};

/** The price tables that staff change, each with its own version and changes. */
export type PriceTables = {
  /** The usual rates; `plans` are those of cars with tiers of their own, by id. */
  rates: { types: RateTables; plans: Readonly<Record<string, RatePlan>> };
  seasons: readonly Season[];
  places: readonly DeskPlace[];
  extras: readonly Extra[];
  roads: readonly Road[];
  /** The counting of days, and the rules of fees. */
  fees: { graceMinutes: number | null; rules: readonly FeeRule[] };
  codes: readonly DiscountCode[];
  /**
   * The table as recorded when everything is converted; `main` and `claims` are null if they were those of
   * the example.
   */
  currency: Omit<CurrencyTable, "main"> & { main: MainPrices | null };
};

export type PriceSubject = keyof PriceTables;
