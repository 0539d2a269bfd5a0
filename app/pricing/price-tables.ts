import type { ExtraOffer } from "./further-extras";
import type { Place } from "./places";
import type { RatePlan, RateTables } from "./rates";
import type { Season } from "./seasons";

/** The price tables that staff change, each with its own version and changes. */
export type PriceTables = {
  /** Usual rates; `plans` by the id of cars with tiers of their own. */
  rates: { types: RateTables; plans: Readonly<Record<string, RatePlan>> };
  seasons: readonly Season[];
  places: readonly Place[];
  extras: readonly ExtraOffer[];
};

export type PriceSubject = keyof PriceTables;
export const PRICE_SUBJECTS = [
  "rates",
  "seasons",
  "places",
  "extras",
] as const satisfies readonly PriceSubject[];
