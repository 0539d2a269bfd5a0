import type { Sql } from "~/db.server";
import type { Language } from "~/i18n/languages";
import { findPrices } from "~/pricing/prices.queries.server";
import { lowestRate, type RatePlan } from "~/pricing/rates";
import type { Prices } from "~/pricing/seasons";
import { planOf, type CarChoice, type FleetCar } from "./car";

type CarRow = Omit<FleetCar, "pricePerDay" | "plan"> & { ratePlan: RatePlan | null };

/** The cars on offer, in sort order, with their texts in one language. */
export async function listCars(sql: Sql, lang: Language): Promise<FleetCar[]> {
  return (await readFleet(sql, lang)).cars;
}

export type Fleet = Prices & {
  cars: FleetCar[];
  /** The same cars for the booking form. */
  choices: CarChoice[];
};

/** The cars on offer, with the prices. */
export async function readFleet(sql: Sql, lang: Language): Promise<Fleet> {
  const [rows, prices] = await Promise.all([
    sql<CarRow[]>`
      select ${carColumns(sql, lang)} from cars
      where archived_at is null
      order by sort_order, name`,
    findPrices(sql),
  ]);
  return {
    cars: rows.map((row) => toCar(row, prices)),
    choices: rows.map(({ name, image, ratePlan }) => ({ name, image, plan: ratePlan })),
    ...prices,
  };
}

/** A car on offer, or null. `id` may be any integer. */
export async function findCar(sql: Sql, lang: Language, id: bigint): Promise<FleetCar | null> {
  const [[row], prices] = await Promise.all([
    sql<CarRow[]>`
      select ${carColumns(sql, lang)} from cars
      where archived_at is null and id = ${String(id)}::bigint`,
    findPrices(sql),
  ]);
  return row ? toCar(row, prices) : null;
}

/** The id and price plan of a car on offer, or null. */
export async function findCarByName(sql: Sql, name: string) {
  const [[row], prices] = await Promise.all([
    sql<{ id: number; ratePlan: RatePlan | null }[]>`
      select id, rate_plan as "ratePlan" from cars where archived_at is null and name = ${name}`,
    findPrices(sql),
  ]);
  return row ? { id: row.id, plan: planOf({ name, plan: row.ratePlan }, prices) } : null;
}

/** The ids and names of the cars on offer, by name. */
export async function listModelNames(sql: Sql): Promise<{ id: number; name: string }[]> {
  return sql<{ id: number; name: string }[]>`
    select id, name from cars where archived_at is null order by name`;
}

/** The number of changes to cars and rates so far; visible in the same transaction as the change. */
export async function findFleetVersion(sql: Sql): Promise<number> {
  const [row] = await sql<[{ version: number }]>`select version from fleet_version`;
  return row.version;
}

/** The day on which cars or rates last changed, `YYYY-MM-DD` at the business. */
export async function findFleetChange(sql: Sql): Promise<string> {
  const [row] = await sql<[{ day: string }]>`
    select to_char(business_time(changed_at), 'YYYY-MM-DD') as day from fleet_version`;
  return row.day;
}

function carColumns(sql: Sql, lang: Language) {
  return sql`
    id, name, year, image,
    drive_type as "driveType", transmission, engine, passengers, is_hybrid as "isHybrid",
    coalesce(description ->> ${lang}, description ->> 'en', '') as description,
    exterior_image1 as "exteriorImage1", exterior_image2 as "exteriorImage2",
    interior_image1 as "interiorImage1", interior_image2 as "interiorImage2",
    trunk_image as "trunkImage",
    fuel_type as "fuelType", engine_size as "engineSize", fuel_consumption as "fuelConsumption",
    insurance_included as "insuranceIncluded",
    coalesce(additional_features ->> ${lang}, additional_features ->> 'en') as "additionalFeatures",
    sort_order as "sortOrder", rate_plan as "ratePlan"`;
}

function toCar({ ratePlan, ...row }: CarRow, prices: Prices): FleetCar {
  const plan = planOf({ name: row.name, plan: ratePlan }, prices);
  return { ...row, pricePerDay: String(lowestRate(plan.tiers)), plan };
}
