import type { Sql } from "~/db.server";
import { isInServiceOn, vehicleColumns } from "~/fleet/vehicles/vehicles.queries.server";
import type { Vehicle } from "~/fleet/vehicles/vehicle";

/**
 * The ids of the models whose name has each word of a text, without regard to case and accents, and of
 * those with a vehicle whose plate contains it, however it is spelled.
 */
export async function findModels(sql: Sql, text: string): Promise<Set<number>> {
  const rows = await sql<{ id: number }[]>`
    select id from cars
    where not exists (
      select from regexp_split_to_table(fold_text(${text}), '\\s+') as word
      where position(word in fold_text(name)) = 0
    )
    union
    select car_id from vehicles
    where plate_key(${text}) <> '' and position(plate_key(${text}) in plate_key(plate)) > 0`;
  return new Set(rows.map(({ id }) => id));
}

/** The colour of the first vehicle of each model that has one, by the model's id. */
export async function listModelColours(sql: Sql): Promise<Map<number, string>> {
  const rows = await sql<{ carId: number; colour: string }[]>`
    select distinct on (car_id) car_id as "carId", colour from vehicles
    where colour <> ''
    order by car_id, number`;
  return new Map(rows.map(({ carId, colour }) => [carId, colour]));
}

export type DueVehicle = Vehicle & { model: string };

/** The vehicles in service with papers that end by a day, those that end first at the top. */
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
