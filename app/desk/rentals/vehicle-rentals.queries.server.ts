import type { Sql } from "~/web/db.server";
import { vehicleColumns } from "~/catalog/fleet/vehicles/vehicles.queries.server";
import type { Vehicle } from "~/catalog/fleet/vehicles/vehicle";
import type { VehicleRental } from "./holders";

type Page = { limit: number; offset: number };

/** Lists the rentals of a vehicle, planned ones too, newest first. */
export function listVehicleRentals(sql: Sql, vehicleId: number, { limit, offset }: Page) {
  return sql<VehicleRental[]>`
    select ${rentalColumns(sql)} from (${rentalsOf(sql, [vehicleId])}) as rental
    order by starts desc, "bookingId" desc
    limit ${limit} offset ${offset}`;
}

/** Lists the last rentals of each vehicle that began by a moment, `YYYY-MM-DD HH:MM` in business time. */
export function listRentalsBefore(sql: Sql, vehicleIds: readonly number[], moment: string) {
  return sql<VehicleRental[]>`
    select ${rentalColumns(sql)} from (${rentalsOf(sql, vehicleIds)}) as rental
    where starts < ${moment}::timestamp + interval '1 minute'
    order by starts desc`;
}

function rentalColumns(sql: Sql) {
  const minute = "YYYY-MM-DD HH24:MI";
  return sql`
    "bookingId", "vehicleId", name, phone, "phoneE164", status, basis,
    to_char(starts, ${minute}) as start, to_char(ends, ${minute}) as end`;
}

/**
 * Selects the rentals of vehicles. A booking that got another vehicle before anybody marked its hand-over
 * has the present one since then. If the hand-over is marked for an earlier time, it had the present one
 * from that time on.
 */
function rentalsOf(sql: Sql, vehicleIds: readonly number[]) {
  return sql`
    with uses as (
      select booking_id, vehicle_id, null::timestamptz as since, null::timestamptz as until, null::boolean as was_out
      from occupancy where vehicle_id = any(${[...vehicleIds]}::integer[]) and booking_id is not null
      union all
      select booking_id, vehicle_id, since, until, was_out
      from former_assignments where vehicle_id = any(${[...vehicleIds]}::integer[])
    ), times as (
      select bookings.*, uses.*,
        case
          when was_out then 'removed'
          when not was_out then 'replaced'
          when out_at is null then 'planned'
          when returned_at is null then 'out'
          when ${isAssumed(sql)} then 'assumed'
          else 'returned'
        end as basis,
        business_time(coalesce(since, out_at, greatest(
          business_instant(lower(booking_period(bookings))),
          (select max(until) from former_assignments where booking_id = bookings.id and not was_out)
        ))) as starts,
        case
          when was_out then business_time(until)
          when not was_out then business_time(least(until, out_at))
          when returned_at is not null then business_time(returned_at)
          else upper(booking_period(bookings))
        end as ends
      from uses join bookings on bookings.id = uses.booking_id
    )
    select id as "bookingId", vehicle_id as "vehicleId", name, phone, phone_e164 as "phoneE164", status, basis, starts, ends
    from times
    where basis <> 'replaced' or status <> 'cancelled' and starts < ends and not exists (
      select from former_assignments as marked
      where marked.booking_id = times.id and marked.vehicle_id = times.vehicle_id and marked.was_out
        and marked.since < times.until and times.since < marked.until
    )`;
}

/**
 * Returns the condition that one event has both marked the hand-over and completed the booking, and no
 * later one corrects that.
 */
function isAssumed(sql: Sql) {
  return sql`exists (
    select from booking_events as handed
    join booking_events as done on done.booking_id = handed.booking_id and done.created_at = handed.created_at
    where handed.booking_id = bookings.id and handed.kind = 'out' and done.kind = 'completed'
      and not exists (
        select from booking_events as later
        where later.booking_id = bookings.id and later.id > done.id
          and later.kind in ('out', 'returned', 'outUndone', 'returnUndone')
      )
  )`;
}

/**
 * A vehicle with its model, and the moment since which the desk knows it: `YYYY-MM-DD HH:MM` in business
 * time.
 */
export type KnownVehicle = Vehicle & { model: string; knownSince: string };

export async function findKnownVehicle(sql: Sql, id: number): Promise<KnownVehicle[]> {
  return sql<KnownVehicle[]>`${selectKnown(sql)} where vehicles.id = ${id}`;
}

/**
 * Lists the vehicles that have a plate, and those that had it at a moment by the history of changes. `key`
 * is by `plateKey`.
 */
export function listVehiclesWithPlate(sql: Sql, key: string, moment: string) {
  return sql<KnownVehicle[]>`
    ${selectKnown(sql)}
    where plate_key(vehicles.plate) = ${key} or ${key} = plate_key((
      select before ->> 'plate' from fleet_changes
      where vehicle_id = vehicles.id and before ? 'plate'
        and changed_at >= business_instant(${moment}::timestamp)
      order by id limit 1
    ))
    order by vehicles.id`;
}

function selectKnown(sql: Sql) {
  return sql`
    select ${vehicleColumns(sql)}, cars.name as model,
      to_char(business_time(vehicles.created_at), 'YYYY-MM-DD HH24:MI') as "knownSince"
    from vehicles join cars on cars.id = vehicles.car_id`;
}

/**
 * Finds what else took a vehicle at a moment: a block with its note, or a booking of an imported calendar.
 */
export async function findOtherUse(sql: Sql, vehicleId: number, moment: string) {
  const [row] = await sql<{ kind: "block" | "channel"; note: string }[]>`
    select kind, note from occupancy
    where vehicle_id = ${vehicleId} and kind in ('block', 'channel') and during @> ${moment}::timestamp
    limit 1`;
  return row ?? null;
}
