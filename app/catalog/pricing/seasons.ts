import { daysBetween } from "~/web/calendar";
import { toCents, USD_PRICES, type MainPrices } from "./money";
import type { ExchangeRates } from "./exchange-rates";
import type { Extra } from "./extras";
import { deliveryFeeOf, routeOf, type Place, type Route } from "./places";
import type { Localized } from "~/web/i18n/localized";
import { deliveryBetween, type PriceRules } from "./fee-rules";
import { dailyRate, type RatePlan, type RateTables, type VehicleType } from "./rates";

/** Days with prices of their own. Seasons don't overlap. */
export type Season = {
  name: Localized;
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  /** The last day, inclusive. */
  to: string;
  /** The percentage that is added to each car's usual rates; may be negative. */
  percent: number | null;
  /** The rates of the season instead of the usual ones of the vehicle types. */
  rates: RateTables | null;
  /** The minimum number of rental days: a shorter rental gets a notice. */
  minDays: number;
};

/** A season as it applies to one car. */
export type PlanSeason = Omit<Season, "percent" | "rates" | "minDays"> & { tiers: RatePlan };

/** What a car costs: its usual tiers, and those of the seasons that change them. */
export type PricePlan = {
  tiers: RatePlan;
  seasons: readonly PlanSeason[];
  main: MainPrices;
  /** The newest rates of exchange, which convert fees; null if none are set. */
  exchange: ExchangeRates | null;
  /** Absent where the company has no fees, and counts calendar days. */
  rules?: PriceRules;
  /** The price of the cover without excess for a day; absent or null if the car has none. */
  zeroExcess?: number | null;
};

/** Rental days of a price, at one rate. Without `season` they have the usual rate. */
export type SeasonDays = { days: number; dailyRate: number; season?: Localized };

/**
 * The company's prices: the plans of cars without tiers of their own, seasons, places and the extras that
 * customers can book.
 */
export type Prices = {
  typePlans: Readonly<Record<VehicleType, PricePlan>>;
  seasons: readonly Season[];
  places: readonly Place[];
  extras: readonly Extra[];
  main: MainPrices;
  exchange: ExchangeRates | null;
  /** Absent where the company has no fees, and counts calendar days. */
  rules?: PriceRules;
};

export function pricesOf(
  rates: RateTables,
  seasons: readonly Season[],
  places: readonly Place[],
  extras: readonly Extra[] = [],
  main: MainPrices = USD_PRICES,
  exchange: ExchangeRates | null = null,
  rules?: PriceRules,
): Prices {
  const common = { main, exchange, ...(rules && { rules }) };
  const typePlan = (type: VehicleType) => ({
    ...inSeasons(rates[type], seasons, (season) => season.rates?.[type]),
    ...common,
  });
  const typePlans = { sedan: typePlan("sedan"), suv: typePlan("suv") };
  return { typePlans, seasons, places, extras, ...common };
}

/** Returns what the places of a rental decide of its price: the delivery fee in GEL, and its fee by pair of places. */
export function routeCharges(
  { places, rules }: Pick<Prices, "places" | "rules">,
  trip: Parameters<typeof routeOf>[1],
): { deliveryFee: number; route: Route } {
  const route = routeOf(places, trip);
  const fee = deliveryBetween(rules, route) ?? deliveryFeeOf(places, trip.pickup ?? null);
  return { deliveryFee: fee, route };
}

/** Returns the plan of a car with tiers of its own: seasons with rate tables don't change it. */
export function ownPlan(
  tiers: RatePlan,
  seasons: readonly Season[],
  main: MainPrices = USD_PRICES,
  exchange: ExchangeRates | null = null,
): PricePlan {
  return { ...inSeasons(tiers, seasons, () => undefined), main, exchange };
}

function inSeasons(
  tiers: RatePlan,
  seasons: readonly Season[],
  ratesIn: (season: Season) => RatePlan | undefined,
): Pick<PricePlan, "tiers" | "seasons"> {
  const changed = seasons.flatMap((season) => {
    const { name, from, to, percent } = season;
    const changedTiers = percent === null ? ratesIn(season) : raised(tiers, percent);
    return changedTiers ? [{ name, from, to, tiers: changedTiers }] : [];
  });
  return { tiers, seasons: changed };
}

function raised(plan: RatePlan, percent: number): RatePlan {
  return plan.map(({ minDays, dailyRate: rate }) => ({
    minDays,
    dailyRate: toCents((rate * (100 + percent)) / 100),
  }));
}

/**
 * Returns the days of a rental by rate: usual ones first, then those of each season. The tier depends on
 * the length of the rental, the rate on the season of each day.
 */
export function daysBySeason(plan: PricePlan, from: string, days: number): SeasonDays[] {
  const seasonal = plan.seasons
    .map((season) => ({ season, days: overlap(season, from, days) }))
    .filter((stretch) => stretch.days > 0)
    .map((stretch) => ({
      days: stretch.days,
      dailyRate: dailyRate(stretch.season.tiers, days),
      season: stretch.season.name,
    }));
  const usual = days - seasonal.reduce((sum, stretch) => sum + stretch.days, 0);
  if (usual === 0) return seasonal;
  return [{ days: usual, dailyRate: dailyRate(plan.tiers, days) }, ...seasonal];
}

/** Returns whether a rental has a day of a season. */
export function isInSeason(season: { from: string; to: string }, from: string, days: number) {
  return overlap(season, from, days) > 0;
}

/** Returns the number of rental days in a season. */
function overlap(season: { from: string; to: string }, from: string, days: number): number {
  const first = Math.max(0, daysBetween(from, season.from));
  const last = Math.min(days - 1, daysBetween(from, season.to));
  return Math.max(0, last - first + 1);
}
