import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";
import type { EndingPaper, VehicleGap } from "./attention";
import type { Page } from "./listed";

type Until = { today: string; soon: string; now: Date };

/**
 * Lists the vehicles in service or soon in service without a plate, or with papers that end by a day. Those that
 * `listEndingPapers` has are left out.
 */
export function listVehicleGaps(
  sql: Sql,
  { limit, offset = 0, ...until }: Until & Page,
): Promise<VehicleGap[]> {
  return sql<VehicleGap[]>`
    select gap.kind, gap.day, cars.name as model, plate, number,
      cars.id as "carId", vehicles.id as "vehicleId"
    ${vehicleGaps(sql, until)}
    order by gap.day nulls last, sort_order, cars.name, number, gap.kind limit ${limit} offset ${offset}`;
}

export async function countVehicleGaps(sql: Sql, until: Until): Promise<number> {
  const [row] = await sql<
    [{ count: number }]
  >`select count(*)::int as count ${vehicleGaps(sql, until)}`;
  return row.count;
}

function vehicleGaps(sql: Sql, { today, soon, now }: Until) {
  return sql`
    from vehicles join cars on cars.id = car_id
    cross join lateral (
      values ('inspection', inspection_until), ('insurance', insurance_until), ('plate', null)
    ) as gap (kind, day)
    where archived_at is null and coalesce(in_service_to >= ${today}::date, true)
      and case gap.kind when 'plate' then plate is null else gap.day <= ${soon}::date end
      and (gap.kind, vehicles.id) not in (
        select ending.kind, ending.vehicle_id from (${endingPapers(sql, now, null)}) as ending
      )`;
}

/**
 * Lists the papers that end before the return of a confirmed rental of their vehicle, the next rental first. With
 * `bookingId` it lists only those of that booking's vehicle, with this rental.
 */
export function listEndingPapers(
  sql: Sql,
  now: Date,
  { limit, offset = 0, bookingId = null }: Page & { bookingId?: number | null },
): Promise<EndingPaper[]> {
  return sql<EndingPaper[]>`
    with ending as materialized (${endingPapers(sql, now, bookingId)}),
    found as materialized (
      select kind, day, vehicle_id, count(*)::int as rentals, min(starts) as starts,
        (array_agg(booking_id order by starts))[1] as booking_id
      from ending group by kind, day, vehicle_id
      order by min(starts), vehicle_id, kind limit ${limit} offset ${offset}
    )
    select kind, day, rentals, cars.name as model, plate, number, cars.id as "carId",
      vehicles.id as "vehicleId",
      (
        select jsonb_build_object(
          'id', bookings.id, 'name', name, 'phone', phone, 'phoneE164', nullif(phone_e164, ''),
          'start', to_char(lower(during), 'YYYY-MM-DD HH24:MI'),
          'end', to_char(upper(during), 'YYYY-MM-DD HH24:MI')
        )
        from bookings join occupancy on occupancy.booking_id = bookings.id
        where bookings.id = found.booking_id
      ) as rental
    from found join vehicles on vehicles.id = vehicle_id join cars on cars.id = car_id
    order by starts, vehicle_id, kind`;
}

export async function countEndingPapers(sql: Sql, now: Date): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(distinct (kind, vehicle_id))::int as count
    from (${endingPapers(sql, now, null)}) as ending`;
  return row.count;
}

/**
 * Selects the papers that end before the return of a confirmed rental. It looks up the rentals only of vehicles
 * with papers that end before the last return of all.
 */
function endingPapers(sql: Sql, now: Date, bookingId: number | null) {
  return sql`
    select paper.kind, paper.day, vehicles.id as vehicle_id, rental.booking_id, rental.starts
    from vehicles
    cross join lateral (
      values ('inspection', inspection_until), ('insurance', insurance_until)
    ) as paper (kind, day)
    cross join lateral (
      select booking_id, lower(during) as starts
      from occupancy
      where int4range(occupancy.vehicle_id, occupancy.vehicle_id, '[]')
          && int4range(vehicles.id, vehicles.id, '[]')
        and occupancy.vehicle_id is not null and booking_id is not null
        and during && tsrange(greatest(${businessNow(sql, now)}, paper.day + 1), null)
        and ${bookingId === null ? sql`true` : sql`booking_id = ${bookingId}`}
      -- Keeps the planner from reading all of the occupancy.
      offset 0
    ) as rental
    join bookings on bookings.id = rental.booking_id
    where paper.day < (
        select max(greatest(pickup_date, return_date) + 1) from bookings where status = 'confirmed'
      )
      and bookings.status = 'confirmed'`;
}
