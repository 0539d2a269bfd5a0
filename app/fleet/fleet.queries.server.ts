import type { Sql } from "~/db.server";
import type { Language } from "~/i18n/languages";
import { lowestRate, type RatePlan, type RateTables } from "~/pricing/rates";
import type { BodyType } from "./body-type";
import { listShownPhotos } from "~/photos/photos.queries.server";
import type { CarPhoto } from "~/photos/photo";
import { planOf, type CarChoice, type FleetCar, type PicturedCar } from "./car";
import { imagesWith, photoOf } from "./car-photos";

type CarRow = Omit<FleetCar, "pricePerDay" | "ratePlan" | "textLanguages" | "photo"> & {
  ratePlan: RatePlan | null;
  formerNames: string[];
  descriptionLanguage: Language | null;
  featuresLanguage: Language | null;
  roadsLanguage: Language | null;
};

/** The cars on offer, in sort order, with their texts in one language. */
export async function listCars(sql: Sql, lang: Language): Promise<FleetCar[]> {
  return (await readFleet(sql, lang)).cars;
}

export type Fleet = {
  cars: FleetCar[];
  /** The same cars for the booking form. */
  choices: CarChoice[];
  rates: RateTables;
};

/** The cars on offer, with the rate tables. */
export async function readFleet(sql: Sql, lang: Language): Promise<Fleet> {
  const [rows, tables, photos] = await Promise.all([
    sql<CarRow[]>`
      select ${carColumns(sql, lang)} from cars
      where archived_at is null
      order by sort_order, name`,
    findRateTables(sql),
    listShownPhotos(sql, lang),
  ]);
  const photosOf = ({ id }: CarRow) => photos.get(id) ?? [];
  return {
    cars: rows.map((row) => toCar(row, tables, photosOf(row))),
    choices: rows.map((row) => toChoice(row, photosOf(row))),
    rates: tables,
  };
}

/** A car on offer with all its photos, or null. `id` may be any integer. */
export async function findCar(sql: Sql, lang: Language, id: bigint): Promise<PicturedCar | null> {
  const [[row], tables, photos] = await Promise.all([
    sql<CarRow[]>`
      select ${carColumns(sql, lang)} from cars
      where archived_at is null and id = ${String(id)}::bigint`,
    findRateTables(sql),
    listShownPhotos(sql, lang, id),
  ]);
  if (!row) return null;
  const own = photos.get(row.id) ?? [];
  return { ...toCar(row, tables, own), photos: own };
}

type NamedRow = { id: number; name: string; bodyType: BodyType | null; plan: RatePlan | null };

/** The car on offer that has a name, or had it before, with its current name; or null. */
export async function findCarByName(sql: Sql, name: string) {
  const [[row], tables] = await Promise.all([
    sql<NamedRow[]>`
      select id, name, body_type as "bodyType", rate_plan as plan
      from cars where ${isNamed(sql, name)}`,
    findRateTables(sql),
  ]);
  return row ? { id: row.id, name: row.name, ratePlan: planOf(row, tables) } : null;
}

/** Whether a row of `cars` is the car on offer with a name, or without one the car that had it. */
export function isNamed(sql: Sql, name: string) {
  return sql`
    cars.archived_at is null and cars.id = coalesce(
      (select id from cars where name = ${name} and archived_at is null),
      (select car_id from former_car_names where name = ${name})
    )`;
}

/** The rate tables by vehicle type. */
export async function findRateTables(sql: Sql): Promise<RateTables> {
  const rows = await sql<{ vehicleType: "sedan" | "suv"; minDays: number; dailyRate: number }[]>`
    select vehicle_type as "vehicleType", min_days as "minDays", daily_rate as "dailyRate"
    from rate_tiers order by min_days`;
  const plan = (type: "sedan" | "suv") =>
    rows
      .filter((row) => row.vehicleType === type)
      .map(({ minDays, dailyRate }) => ({ minDays, dailyRate }));
  return { sedan: plan("sedan"), suv: plan("suv") };
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
    coalesce(text_in(description, ${lang}), '') as description,
    text_language(description, ${lang}) as "descriptionLanguage",
    exterior_image1 as "exteriorImage1", exterior_image2 as "exteriorImage2",
    interior_image1 as "interiorImage1", interior_image2 as "interiorImage2",
    trunk_image as "trunkImage",
    fuel_type as "fuelType", engine_size as "engineSize", fuel_consumption as "fuelConsumption",
    insurance_included as "insuranceIncluded",
    text_in(additional_features, ${lang}) as "additionalFeatures",
    text_language(additional_features, ${lang}) as "featuresLanguage",
    text_in(roads_not_allowed, ${lang}) as "roadsNotAllowed",
    text_language(roads_not_allowed, ${lang}) as "roadsLanguage",
    min_age as "minAge", licence_years as "licenceYears", deposit, body_type as "bodyType",
    sort_order as "sortOrder", rate_plan as "ratePlan",
    array(
      select former.name from former_car_names former where former.car_id = cars.id
    ) as "formerNames"`;
}

function toCar(row: CarRow, tables: RateTables, photos: CarPhoto[]): FleetCar {
  const { descriptionLanguage, featuresLanguage, roadsLanguage, formerNames: _, ...car } = row;
  const ratePlan = planOf({ ...car, plan: row.ratePlan }, tables);
  return {
    ...car,
    ...imagesWith(car, photos),
    photo: photoOf(photos, "main"),
    pricePerDay: String(lowestRate(ratePlan)),
    ratePlan,
    textLanguages: {
      description: descriptionLanguage,
      additionalFeatures: featuresLanguage,
      roadsNotAllowed: roadsLanguage,
    },
  };
}

function toChoice(row: CarRow, photos: CarPhoto[]): CarChoice {
  const { name, image, bodyType, minAge, licenceYears, deposit, ratePlan, formerNames } = row;
  const photo = photoOf(photos, "main");
  return {
    name,
    image,
    photo,
    bodyType,
    minAge,
    licenceYears,
    deposit,
    plan: ratePlan,
    formerNames,
  };
}
