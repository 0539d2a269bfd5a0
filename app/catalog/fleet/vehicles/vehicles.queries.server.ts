import type { Sql } from "~/web/db.server";
import { VEHICLE_COLUMNS, VEHICLE_FIELDS, type Vehicle, type VehicleInput } from "./vehicle";

/** Lists the vehicles of a model by number, including those that are no longer in service. */
export async function listVehicles(sql: Sql, carId: number): Promise<Vehicle[]> {
  return sql<Vehicle[]>`
    select ${vehicleColumns(sql)} from vehicles where car_id = ${carId} order by number`;
}

export async function findVehicle(sql: Sql, id: number): Promise<Vehicle | null> {
  const [row] = await sql<Vehicle[]>`select ${vehicleColumns(sql)} from vehicles where id = ${id}`;
  return row ?? null;
}

export function vehicleColumns(sql: Sql) {
  const columns = VEHICLE_FIELDS.map(
    (field) => sql`vehicles.${sql(VEHICLE_COLUMNS[field])} as ${sql(field)}, `,
  );
  return sql`
    ${columns} vehicles.id, vehicles.car_id as "carId", vehicles.number, vehicles.is_example as "isExample", vehicles.version`;
}

/** Returns the condition that a row of `vehicles` is in service on a day, `YYYY-MM-DD`. */
export function isInServiceOn(sql: Sql, day: string) {
  return sql`daterange(in_service_from, in_service_to, '[]') @> ${day}::date`;
}

/** A vehicle that has a plate already. */
export type PlateOwner = { plate: string; vehicleId: number; carId: number; model: string };

type PlateUse = Pick<VehicleInput, "plate" | "inServiceFrom" | "inServiceTo">;

/** Lists the vehicles, apart from `except`, that have one of the plates on days that are asked for. */
export async function listPlateOwners(
  sql: Sql,
  wanted: readonly PlateUse[],
  except: number | null,
): Promise<PlateOwner[]> {
  const rows = wanted
    .filter(({ plate }) => plate !== null)
    .map(({ plate, inServiceFrom, inServiceTo }) => ({
      plate,
      first: inServiceFrom,
      last: inServiceTo,
    }));
  return sql<PlateOwner[]>`
    select vehicles.plate, vehicles.id as "vehicleId", car_id as "carId", cars.name as model
    from jsonb_to_recordset(${sql.json(rows)}) as wanted (plate text, first date, last date)
    join vehicles on plate_range(plate_key(vehicles.plate)) && plate_range(plate_key(wanted.plate))
      and daterange(in_service_from, in_service_to, '[]') && daterange(first, last, '[]')
    join cars on cars.id = vehicles.car_id
    where vehicles.plate is not null and vehicles.id is distinct from ${except}::integer
    order by vehicles.id`;
}
