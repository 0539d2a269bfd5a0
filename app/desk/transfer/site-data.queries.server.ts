import {
  fieldTextsOf,
  valueOfFields,
  type RowValue,
  type Section,
} from "~/catalog/company/content/parts";
import { offeredLanguages } from "~/web/i18n/languages";
import type { Sql } from "~/web/db.server";
import { localizedBy, type Localized } from "~/web/i18n/localized";
import { columnsOf } from "./file-columns.server";
import {
  CAR_COLUMNS,
  TRANSFERRED_VEHICLE_COLUMNS,
  type ContentData,
  type SiteData,
} from "./site-data";
import { USD_PRICES } from "~/catalog/pricing/money";

/** Reads the models on offer with their vehicles, the prices and the texts, as of one moment. */
export async function readSiteData(sql: Sql): Promise<SiteData> {
  const [row] = await sql<[SiteData]>`
    select
      -- Not an array: the driver would parse it sign by sign, which takes as long as all of the rest.
      (
        select coalesce(jsonb_agg(jsonb_build_object(
          ${fields(sql, CAR_COLUMNS)} 'plan', rate_plan, 'vehicles', array(
            select jsonb_build_object(${fields(sql, TRANSFERRED_VEHICLE_COLUMNS)} 'number', number)
            from vehicles where car_id = cars.id
            order by number
          )
        ) order by sort_order, name), '[]')
        from cars where archived_at is null
      ) as cars,
      jsonb_build_object(
        'main', coalesce(
          (select value from settings where name = 'mainCurrency'), ${sql.json(USD_PRICES)}::jsonb
        ),
        'tiers', price_document('rates') -> 'types',
        'seasons', price_document('seasons'),
        'places', price_document('places'),
        'extras', price_document('extras'),
        'roads', price_document('roads'),
        'fees', price_document('fees'),
        'codes', price_document('codes')
      ) as prices,
      (
        select jsonb_object_agg(section, value) from content where section <> 'review'
      ) || jsonb_build_object('reviews', array(
        select jsonb_build_object('isExample', is_example, 'texts', value)
        from content where section = 'review'
        order by value ->> 'date' desc, value::text
      ), 'languages', (select value from settings where name = 'languages'),
        'atOnceHours', (select value from settings where name = 'atOnceHours'),
        'noticeHours', (select value from settings where name = 'noticeHours')) as content`;
  return { ...row, cars: row.cars.map(withAllTexts), content: withAllFields(row.content) };
}

/** Returns the arguments of `jsonb_build_object`: each field with its column. */
function fields(sql: Sql, columns: Readonly<Record<string, string>>) {
  return Object.entries(columns).map(([field, column]) => sql`${field}::text, ${sql(column)}, `);
}

/** Returns a car with all texts, of which stored ones may be null. */
function withAllTexts(car: SiteData["cars"][number]) {
  return {
    ...car,
    description: orEmpty(car.description),
    additionalFeatures: orEmpty(car.additionalFeatures),
    features: orEmpty(car.features),
    roadsNotAllowed: orEmpty(car.roadsNotAllowed),
    roads: car.roads ?? {},
  };
}

function orEmpty(texts: Localized | null | undefined): Localized {
  return localizedBy((lang) => texts?.[lang]);
}

/** Returns all texts of a section; one that a row lacks is empty. */
export function allFields(section: Section, value: RowValue): RowValue {
  return valueOfFields(section, fieldTextsOf(section, value));
}

function withAllFields(content: ContentData): ContentData {
  const { reviews, languages, atOnceHours, noticeHours, ...sections } = content;
  const stored = (name: keyof typeof sections) => {
    const texts = sections[name] ?? null;
    return texts && allFields(name, texts);
  };
  return {
    announcement: stored("announcement"),
    about: stored("about"),
    services: stored("services"),
    insurance: stored("insurance"),
    claims: stored("claims"),
    promises: stored("promises"),
    terms: stored("terms"),
    office: stored("office"),
    languages: languages && offeredLanguages(languages),
    atOnceHours,
    noticeHours,
    reviews: reviews.map(({ isExample, texts }) => ({
      isExample,
      texts: allFields("review", texts),
    })),
  };
}

/** Replaces models, vehicles, prices and texts, and records the changes, or changes nothing. */
export async function replaceSiteData(
  sql: Sql,
  { cars, prices, content }: SiteData,
  { actor, today }: { actor: string; today: string },
) {
  const document = { cars: cars.map(columnsOf), ...prices, content };
  await sql`select import_site(${sql.json(document as never)}, ${actor}, ${today}::date)`;
}

export type PlateConflict = { car: number; vehicle: number; plate: string; model: string };

/**
 * Lists the vehicles of the file whose plate a vehicle of another model has: one that was used, and can't
 * be removed. `car` and `vehicle` are positions in the file.
 */
export async function listPlateConflicts(sql: Sql, { cars }: SiteData, today: string) {
  const wanted = cars.flatMap(({ name, vehicles }, car) =>
    vehicles.map(({ plate, inServiceFrom, inServiceTo }, vehicle) => ({
      car,
      vehicle,
      name,
      plate,
      first: inServiceFrom,
      last: inServiceTo,
    })),
  );
  return sql<PlateConflict[]>`
    with wanted as (
      select *, model_named(wanted.name) as model_id, plate_key(wanted.plate) as key
      from jsonb_to_recordset(${sql.json(wanted)}) as wanted
        (car integer, vehicle integer, name text, plate text, first date, last date)
      where wanted.plate is not null
    )
    select wanted.car, wanted.vehicle, vehicles.plate, cars.name as model
    from wanted
    join vehicles on plate_key(vehicles.plate) = key and car_id is distinct from model_id
    join cars on cars.id = vehicles.car_id
    where vehicle_was_used(vehicles, ${today}::date)
      and daterange(
        in_service_from, least(in_service_to, greatest(${today}::date, in_service_from)), '[]'
      ) && daterange(first, last, '[]')
    order by wanted.car, wanted.vehicle`;
}
