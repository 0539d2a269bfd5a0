import { isViolation, type Sql } from "~/web/db.server";
import { mergeChanges, type StaleResult } from "~/catalog/fleet/history/changes";
import {
  findChangesSince,
  recordChanges,
  updateRow,
} from "~/catalog/fleet/history/changes.queries.server";
import { columnList } from "~/catalog/fleet/history/column-list.server";
import { VEHICLE_COLUMNS, VEHICLE_FIELDS, type VehicleField, type VehicleInput } from "./vehicle";
import { listPlateOwners, type PlateOwner } from "./vehicles.queries.server";

/** Vehicles in service on the same days have one of the plates; their models are named. */
export type PlateTaken = { ok: false; reason: "plate-taken"; owners: PlateOwner[] };

export type UnknownVehicle = { ok: false; reason: "unknown" };

export type NewVehicles = { carId: number; vehicles: readonly VehicleInput[]; actor: string };

/** Adds one or several vehicles to a model, or none. They are numbered in the given order. */
export async function insertVehicles(
  sql: Sql,
  { carId, vehicles, actor }: NewVehicles,
): Promise<{ ok: true; ids: number[] } | PlateTaken | UnknownVehicle> {
  const rows = vehicles.map(columnsOf);
  const columns = Object.values(VEHICLE_COLUMNS);
  return orPlateTaken(sql, { vehicles, except: null }, async () => {
    const added = await sql<{ id: number }[]>`
      with given as (
        select row.*, position
        from jsonb_array_elements(${sql.json(rows)}) with ordinality as list (item, position),
          jsonb_populate_record(null::vehicles, item) as row
      ), changed as (
        insert into vehicles (car_id, ${columnList(sql, columns)})
        select cars.id, ${columnList(sql, columns, "given")}
        from cars, given
        where cars.id = ${carId}
        order by position
        returning vehicles.*, null::jsonb as before,
          changed_columns(to_jsonb(vehicles), '{}') as after
      ), ${recordChanges(sql, "vehicles", actor)}
      select id from changed order by number`;
    if (added.length < rows.length) return { ok: false, reason: "unknown" };
    return { ok: true, ids: added.map(({ id }) => id) };
  });
}

export type VehicleUpdate = { id: number; version: number; input: VehicleInput; actor: string };

/** Changes a vehicle unless its version is newer than the one that the form showed. */
export async function updateVehicle(
  sql: Sql,
  { id, version, input, actor }: VehicleUpdate,
): Promise<
  { ok: true; version: number } | StaleResult<VehicleField> | PlateTaken | UnknownVehicle
> {
  const target = { table: "vehicles", id } as const;
  return orPlateTaken(sql, { vehicles: [input], except: id }, async () => {
    const columns = columnsOf(input);
    const updated = await updateRow(sql, { ...target, version, columns, actor });
    return updated === null ? stale(sql, id, version) : { ok: true, version: updated };
  });
}

async function stale(
  sql: Sql,
  id: number,
  version: number,
): Promise<StaleResult<VehicleField> | UnknownVehicle> {
  const since = await findChangesSince(sql, { table: "vehicles", id }, version);
  if (!since) return { ok: false, reason: "unknown" };
  const changes = mergeChanges(since.changes, VEHICLE_COLUMNS);
  return { ok: false, reason: "stale", version: since.version, changes };
}

export type Removal = { id: number; version: number; actor: string; today: string };

/**
 * `removed` is false for a vehicle that was used: its service ends today, or on its first day if that is
 * later, and it stays in the list.
 */
export type RemoveVehicleResult = { ok: true; removed: boolean };

/**
 * Removes a vehicle that was never used, or ends its service. Rentals from before bookings had
 * vehicles count for all vehicles of the model that were in service when they began.
 */
export async function removeVehicle(
  sql: Sql,
  { id, version, actor, today }: Removal,
): Promise<RemoveVehicleResult | StaleResult<VehicleField> | UnknownVehicle> {
  const [row] = await sql<{ isUsed: boolean }[]>`
    with old_row as (
      select * from vehicles where id = ${id} and version = ${version} for update
    ), known as (
      select vehicles.id, vehicle_was_used(vehicles, ${today}::date) as is_used
      from vehicles join old_row on old_row.id = vehicles.id
    ), removed as (
      delete from vehicles using known
      where vehicles.id = known.id and not is_used
      returning vehicles.*, changed_columns(to_jsonb(vehicles), '{}') as before,
        null::jsonb as after
    ), ended as (
      update vehicles
      set in_service_to = least(
          vehicles.in_service_to, greatest(${today}::date, vehicles.in_service_from)
        ),
        version = vehicles.version + 1
      from old_row, known
      where vehicles.id = old_row.id and known.is_used
        and vehicles.in_service_to is distinct from least(
          vehicles.in_service_to, greatest(${today}::date, vehicles.in_service_from)
        )
      returning vehicles.*, changed_columns(to_jsonb(old_row), to_jsonb(vehicles)) as before,
        changed_columns(to_jsonb(vehicles), to_jsonb(old_row)) as after
    ), changed as (
      select * from removed union all select * from ended
    ), ${recordChanges(sql, "vehicles", actor)}
    select is_used as "isUsed" from known`;
  return row ? { ok: true, removed: !row.isUsed } : stale(sql, id, version);
}

function columnsOf(input: VehicleInput) {
  const columns = VEHICLE_FIELDS.map((field) => [VEHICLE_COLUMNS[field], input[field]]);
  return Object.fromEntries(columns) as Record<string, never>;
}

async function orPlateTaken<Outcome>(
  sql: Sql,
  { vehicles, except }: { vehicles: readonly VehicleInput[]; except: number | null },
  statement: () => Promise<Outcome>,
) {
  try {
    return await statement();
  } catch (error) {
    if (!isViolation(error, "vehicles_plate_excl")) throw error;
    const owners = await listPlateOwners(sql, vehicles, except);
    return { ok: false, reason: "plate-taken", owners } as const;
  }
}
