import type { Sql } from "~/web/db.server";
import type { Language } from "~/web/i18n/languages";
import { localizedFor, type Localized } from "~/web/i18n/localized";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import { lowestRate, type RatePlan } from "~/catalog/pricing/rates";
import type { Prices } from "~/catalog/pricing/seasons";
import type { BodyType } from "./vehicle-type";
import { listShownPhotos } from "~/catalog/photos/photos.queries.server";
import type { CarPhoto } from "~/catalog/photos/photo";
import { planOf, textsOfCar, type CarChoice, type FleetCar, type PicturedCar } from "./car";
import { imagesWith, mainPhotoOf } from "./car-photos";
import { readSigns } from "~/catalog/terms/roads";
import type { TextField } from "./models/model";

type CarRow = Omit<
  FleetCar,
  "pricePerDay" | "plan" | "textLanguages" | "photo" | "roads" | TextField
> &
  Record<TextField, Localized | null> & {
    ratePlan: RatePlan | null;
    formerNames: string[];
    roadSigns: string;
  };

/** Lists the cars on offer, in sort order, with their texts in one language. */
export async function listCars(sql: Sql, lang: Language): Promise<FleetCar[]> {
  return (await readFleet(sql, lang)).cars;
}

export type Fleet = Prices & {
  cars: FleetCar[];
  /** The cars as the booking form offers them. */
  choices: CarChoice[];
  /** The names of the company's roads, of which the choices have signs. */
  roads: Localized[];
};

/** Reads the cars on offer, with the prices. */
export async function readFleet(sql: Sql, lang: Language): Promise<Fleet> {
  const [rows, prices, photos, roads] = await Promise.all([
    sql<CarRow[]>`
      select ${carColumns(sql)} from cars
      where archived_at is null
      order by sort_order, name`,
    findPrices(sql),
    listShownPhotos(sql, lang),
    listRoadNames(sql, lang),
  ]);
  const photosOf = ({ id }: CarRow) => photos.get(id) ?? [];
  return {
    cars: rows.map((row) => toCar(row, lang, { prices, roads, photos: photosOf(row) })),
    choices: rows.map((row) => toChoice(row, photosOf(row))),
    roads,
    ...prices,
  };
}

/** Finds a car on offer with all its photos, or null. `id` may be any integer. */
export async function findCar(sql: Sql, lang: Language, id: bigint): Promise<PicturedCar | null> {
  const [[row], prices, photos, roads] = await Promise.all([
    sql<CarRow[]>`
      select ${carColumns(sql)} from cars
      where archived_at is null and id = ${String(id)}::bigint`,
    findPrices(sql),
    listShownPhotos(sql, lang, id),
    listRoadNames(sql, lang),
  ]);
  if (!row) return null;
  const own = photos.get(row.id) ?? [];
  return { ...toCar(row, lang, { prices, roads, photos: own }), photos: own };
}

export type NamedCar = {
  id: number;
  name: string;
  bodyType: BodyType | null;
  /** The model's own rates; null if those of its type apply. */
  plan: RatePlan | null;
  /** The price of the cover without excess for a day; absent or null if the model has none. */
  zeroExcess?: number | null;
};

/**
 * Finds the car on offer that has a name, or had it before, with its current name; or null. `planOf` is its
 * price with `findPrices`.
 */
export async function findCarByName(sql: Sql, name: string): Promise<NamedCar | null> {
  const [row] = await sql<NamedCar[]>`
    select id, name, body_type as "bodyType", rate_plan as plan, zero_excess as "zeroExcess"
    from cars where ${isNamed(sql, name)}`;
  return row ?? null;
}

/**
 * Returns the condition that a row of `cars` is the car on offer with a name, or without one the car that
 * had it.
 */
export function isNamed(sql: Sql, name: string) {
  return sql`
    cars.archived_at is null and cars.id = coalesce(
      (select id from cars where name = ${name} and archived_at is null),
      (select car_id from former_car_names where name = ${name})
    )`;
}

/** Lists the ids and names of the cars on offer, by name. */
export async function listModelNames(sql: Sql): Promise<{ id: number; name: string }[]> {
  return sql<{ id: number; name: string }[]>`
    select id, name from cars where archived_at is null order by name`;
}

/** Returns the day on which cars or rates last changed, `YYYY-MM-DD` in business time. */
export async function findFleetChange(sql: Sql): Promise<string> {
  const [row] = await sql<[{ day: string }]>`
    select to_char(business_time(changed_at), 'YYYY-MM-DD') as day from fleet_version`;
  return row.day;
}

function carColumns(sql: Sql) {
  return sql`
    id, name, year, image,
    drive_type as "driveType", transmission, engine, passengers, is_hybrid as "isHybrid",
    description,
    exterior_image1 as "exteriorImage1", exterior_image2 as "exteriorImage2",
    interior_image1 as "interiorImage1", interior_image2 as "interiorImage2",
    trunk_image as "trunkImage",
    fuel_type as "fuelType", engine_size as "engineSize", fuel_consumption as "fuelConsumption",
    insurance_included as "insuranceIncluded",
    additional_features as "additionalFeatures", roads_not_allowed as "roadsNotAllowed", features,
    min_age as "minAge", licence_years as "licenceYears", deposit, excess,
    zero_excess as "zeroExcess", mileage_limit as "mileageLimit", bags,
    ${roadSigns(sql)} as "roadSigns", body_type as "bodyType",
    sort_order as "sortOrder", rate_plan as "ratePlan",
    array(
      select former.name from former_car_names former where former.car_id = cars.id
    ) as "formerNames"`;
}

/** Lists the names of the company's roads in a language, in their order. */
async function listRoadNames(sql: Sql, lang: Language): Promise<Localized[]> {
  const rows = await sql<{ name: Localized }[]>`select name from roads order by position`;
  return rows.map(({ name }) => localizedFor(name, lang));
}

/** Returns what a row of `cars` says of roads as a text that `readSigns` reads. */
function roadSigns(sql: Sql) {
  return sql`(
    select coalesce(
      string_agg(left(coalesce(cars.roads ->> named.slug, '-'), 1), '' order by named.position), ''
    )
    from roads named
  )`;
}

function toCar(
  row: CarRow,
  lang: Language,
  { prices, photos, roads }: { prices: Prices; photos: CarPhoto[]; roads: Localized[] },
): FleetCar {
  const { formerNames: _, roadSigns: signs, ratePlan, ...car } = row;
  const plan = planOf({ ...car, plan: ratePlan }, prices);
  return {
    ...car,
    ...textsOfCar(car, lang),
    ...imagesWith(car, photos),
    roads: readSigns(signs, roads),
    photo: mainPhotoOf(photos),
    pricePerDay: String(lowestRate(plan.tiers)),
    plan,
  };
}

/** The names of all cars without former ones: what is one object stands only once in the data of a page. */
const NO_NAMES: string[] = [];

function toChoice(row: CarRow, photos: CarPhoto[]): CarChoice {
  return {
    name: row.name,
    image: row.image,
    photo: mainPhotoOf(photos),
    bodyType: row.bodyType,
    minAge: row.minAge,
    licenceYears: row.licenceYears,
    deposit: row.deposit,
    excess: row.excess,
    zeroExcess: row.zeroExcess,
    mileageLimit: row.mileageLimit,
    insuranceIncluded: row.insuranceIncluded,
    roadSigns: row.roadSigns,
    plan: row.ratePlan,
    formerNames: row.formerNames.length > 0 ? row.formerNames : NO_NAMES,
  };
}
