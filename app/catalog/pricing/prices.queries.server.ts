import type { Sql } from "~/web/db.server";
import type { ExchangeRates } from "./exchange-rates";
import type { RatePlan, RateTier, VehicleType } from "./rates";
import type { Extra } from "./extras";
import type { Place } from "./places";
import { USD_PRICES, type MainPrices } from "./money";
import type { PriceRules } from "./fee-rules";
import { pricesOf, type Prices, type Season } from "./seasons";

type PriceTables = {
  tiers: (RateTier & { vehicleType: VehicleType })[] | null;
  seasons: Season[] | null;
  places: Place[] | null;
  extras: Extra[] | null;
  main: MainPrices | null;
  exchange: ExchangeRates | null;
  rules: PriceRules | null;
};

/**
 * Finds the prices by vehicle type, the seasons in the order of their days, the places and the extras that are
 * offered, the rates of exchange and the rules of fees. It is one statement, so that all are in one currency.
 */
export async function findPrices(sql: Sql): Promise<Prices> {
  const [tables] = await sql<[PriceTables]>`
    select
      (
        select jsonb_agg(jsonb_build_object(
          'vehicleType', vehicle_type, 'minDays', min_days, 'dailyRate', daily_rate
        ) order by min_days)
        from rate_tiers
      ) as tiers,
      (
        select jsonb_agg(jsonb_build_object(
          'name', name, 'from', first_day, 'to', last_day, 'percent', percent, 'rates', rates,
          'minDays', min_days
        ) order by first_day)
        from seasons
      ) as seasons,
      (select jsonb_agg(${placeObject(sql)} order by position) from places) as places,
      (
        select jsonb_agg(jsonb_build_object(
          'slug', slug, 'name', name, 'price', price, 'perDay', per_day, 'max', max_quantity,
          'isOffered', is_offered
        ) order by position)
        from extras where is_offered
      ) as extras,
      (select value from settings where name = 'mainCurrency') as main,
      (select value from settings where name = 'exchangeRates') as exchange,
      (
        select jsonb_build_object(
          'graceMinutes', document -> 'graceMinutes', 'fees', document -> 'rules', 'hasCodes', has_codes
        )
        from fees_document() as document,
          (select exists (select from discount_codes) as has_codes) as codes
        where document <> '{"graceMinutes": null, "rules": []}' or has_codes
      ) as rules`;
  const { tiers, seasons, places, extras, main, exchange, rules } = tables;
  const planOf = (type: VehicleType): RatePlan =>
    (tiers ?? [])
      .filter((row) => row.vehicleType === type)
      .map(({ minDays, dailyRate }) => ({ minDays, dailyRate }));
  const rates = { sedan: planOf("sedan"), suv: planOf("suv") };
  return pricesOf(
    rates,
    seasons ?? [],
    places ?? [],
    extras ?? [],
    main ?? USD_PRICES,
    exchange,
    rules ?? undefined,
  );
}

export async function listPlaces(sql: Sql): Promise<Place[]> {
  const rows = await sql<{ place: Place }[]>`
    select ${placeObject(sql)} as place from places order by position`;
  return rows.map((row) => row.place);
}

function placeObject(sql: Sql) {
  return sql`jsonb_build_object('slug', slug, 'name', name, 'fee', fee, 'minDays', min_days)`;
}
