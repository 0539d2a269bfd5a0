import type { Sql } from "~/web/db.server";
import { isInServiceOn, vehicleColumns } from "~/catalog/fleet/vehicles/vehicles.queries.server";
import { plateKey } from "~/catalog/fleet/vehicles/plate";
import type { Vehicle } from "~/catalog/fleet/vehicles/vehicle";

/**
 * Finds the ids of the models whose name has each word of a text, without regard to case and accents, and
 * of those with a vehicle whose plate contains it, however it is spelled.
 */
export async function findModels(sql: Sql, text: string): Promise<Set<number>> {
  const rows = await sql<{ id: number }[]>`
    select id from cars where ${hasWords(sql, text)}
    union
    select car_id from vehicles where ${hasPlate(sql, text)}`;
  return new Set(rows.map(({ id }) => id));
}

/** A vehicle with the name of its model. */
export type FoundVehicle = Vehicle & { model: string };

/**
 * Finds a page of the vehicles whose plate contains a text or whose model has its words, and how many there
 * are: those found by their plate first, then those in service.
 */
export async function findVehicles(
  sql: Sql,
  text: string,
  { today, limit, offset }: { today: string; limit: number; offset: number },
): Promise<{ vehicles: FoundVehicle[]; count: number }> {
  // Names are folded once for a model, not for each of its vehicles.
  const rows = await sql<(FoundVehicle & { count: number })[]>`
    with named as materialized (select id from cars where ${hasWords(sql, text)})
    select ${vehicleColumns(sql)}, cars.name as model, count(*) over ()::integer as count
    from vehicles join cars on cars.id = vehicles.car_id
    where ${hasPlate(sql, text)} or vehicles.car_id in (select id from named)
    order by coalesce(${hasPlate(sql, text)}, false) desc, ${isInServiceOn(sql, today)} desc, cars.name,
      vehicles.number, vehicles.id
    limit ${limit} offset ${offset}`;
  return { vehicles: rows, count: rows[0]?.count ?? 0 };
}

/** Returns the condition that the name of a row of `cars` has each word. */
function hasWords(sql: Sql, text: string) {
  return sql`
    not exists (
      select from regexp_split_to_table(fold_text(${text}), '\\s+') as word
      where position(word in fold_text(cars.name)) = 0
    )`;
}

/** Returns the condition that the plate of a row of `vehicles` contains a text; null without a plate. */
function hasPlate(sql: Sql, text: string) {
  const key = plateKey(text);
  return sql`(${key} <> '' and position(${key} in plate_key(vehicles.plate)) > 0)`;
}

/** Returns the colour of the first vehicle of each model that has one, by the model's id. */
export async function listModelColours(sql: Sql): Promise<Map<number, string>> {
  const rows = await sql<{ carId: number; colour: string }[]>`
    select distinct on (car_id) car_id as "carId", colour from vehicles
    where colour <> ''
    order by car_id, number`;
  return new Map(rows.map(({ carId, colour }) => [carId, colour]));
}

export type DueVehicle = Vehicle & { model: string };

/** Lists the vehicles in service with papers that end by a day, those that end first at the top. */
export async function listDueVehicles(
  sql: Sql,
  { today, until, limit }: { today: string; until: string; limit: number },
): Promise<DueVehicle[]> {
  return sql<DueVehicle[]>`
    select ${vehicleColumns(sql)}, cars.name as model
    from vehicles join cars on cars.id = vehicles.car_id
    where archived_at is null and ${isInServiceOn(sql, today)}
      and least(inspection_until, insurance_until) <= ${until}::date
    order by least(inspection_until, insurance_until), vehicles.id
    limit ${limit}`;
}
