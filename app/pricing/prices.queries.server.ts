import type { Sql } from "~/db.server";
import type { RateTables, RateTier, VehicleType } from "./rates";
import type { ExtraOffer } from "./offered-extras";
import type { Place } from "./places";
import { USD_PRICES, type MainPrices } from "./main-prices";
import { pricesOf, type Prices, type Season } from "./seasons";

/** The prices by vehicle type, the seasons in the order of their days, the places and extras. */
export async function findPrices(sql: Sql): Promise<Prices> {
  const tables = [findRateTables(sql), listSeasons(sql), listPlaces(sql), listExtras(sql)] as const;
  return pricesOf(...(await Promise.all([...tables, findMainPrices(sql)])));
}

/** The stored choice of the main currency, by default the specification's. */
export async function findMainPrices(sql: Sql): Promise<MainPrices> {
  const [row] = await sql<{ value: MainPrices }[]>`
    select value from settings where name = 'mainCurrency'`;
  return row?.value ?? USD_PRICES;
}

async function findRateTables(sql: Sql): Promise<RateTables> {
  const rows = await sql<(RateTier & { vehicleType: VehicleType })[]>`
    select vehicle_type as "vehicleType", min_days as "minDays", daily_rate as "dailyRate"
    from rate_tiers order by min_days`;
  const plan = (type: VehicleType) =>
    rows
      .filter((row) => row.vehicleType === type)
      .map(({ minDays, dailyRate }) => ({ minDays, dailyRate }));
  return { sedan: plan("sedan"), suv: plan("suv") };
}

function listSeasons(sql: Sql) {
  return sql<Season[]>`
    select name, first_day as from, last_day as to, percent, rates, min_days as "minDays"
    from seasons order by first_day`;
}

export function listPlaces(sql: Sql) {
  return sql<Place[]>`
    select jsonb_build_object('en', name_en, 'ka', name_ka) as name, fee, min_days as "minDays"
    from places order by position`;
}

function listExtras(sql: Sql) {
  return sql<ExtraOffer[]>`
    select jsonb_build_object('en', name_en, 'ka', name_ka) as name, price, per_day as "perDay",
      max_quantity as max
    from extras order by position`;
}
