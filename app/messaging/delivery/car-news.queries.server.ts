import { LOCKS } from "#db/locks";
import { businessNow } from "~/catalog/availability/time-range.server";
import type { Booking } from "~/booking/booking";
import type { WithCar } from "~/booking/booking-car";
import type { Sql } from "~/web/db.server";

/** The number of rows of one statement; the next one is a minute later. */
const LIMIT = 100;

/**
 * The time for which a booking must be unchanged before its customer is notified: staff who correct themselves,
 * and bookings that change cars twice, cause one message or none.
 */
const SETTLED_AFTER_SECONDS = 60;

/**
 * Inserts one e-mail for each confirmed booking that has a car now, another one or another plate than its customer
 * was notified of, by whatever change: staff, repacking, or a car that became free. The sender compares again, so
 * that a change that was taken back sends nothing. A change that may still be undone, and what became free by it,
 * causes no e-mail yet. A message that could not be sent stays the only one.
 */
export async function insertCarNews(sql: Sql, now: Date) {
  await sql`
    with lock as materialized (
      select pg_try_advisory_xact_lock(${LOCKS.carNews}) as acquired
    ), due as materialized (
      select bookings.id
      from occupancy
      join bookings on bookings.id = occupancy.booking_id
      join notified_cars as notified on notified.booking_id = bookings.id
      where (select acquired from lock)
        and during && tsrange(${businessNow(sql, now)}, null) and occupancy.kind = 'booked'
        and status = 'confirmed' and email <> ''
        and car_news(notified, booking_car(bookings.id)) is not null
        and not exists (
          select from booking_events as event
          where event.booking_id = bookings.id and event.created_at
            > ${now.toISOString()}::timestamptz - make_interval(secs => ${SETTLED_AFTER_SECONDS})
        )
        and not exists (
          select from undo_points, jsonb_array_elements(before) as state
          where undone_at is null and expires_at > now()
            and ((state ->> 'id')::bigint = bookings.id or state -> 'waiting' @> to_jsonb(occupancy.id))
        )
        and not exists (
          select from outbox
          where outbox.booking_id = bookings.id and outbox.kind = 'car' and sent_at is null
        )
      order by lower(during), bookings.id limit ${LIMIT}
    ), event as (
      insert into booking_events (booking_id, kind, actor)
      select id, 'carNotified', 'system' from due
      returning id, booking_id
    )
    insert into outbox (booking_id, event_id, kind, channel)
    select booking_id, id, 'car', 'emailVisitor' from event
    on conflict (booking_id) where kind = 'car' and sent_at is null do nothing`;
}

/** Returns whether customers would have to be notified if their bookings had these vehicles. */
export async function hasCarNews(sql: Sql, cars: readonly { id: bigint; vehicleId: number }[]) {
  const asked = cars.map(({ id, vehicleId }) => ({ id: String(id), vehicleId }));
  const rows = await sql`
    select from jsonb_to_recordset(${sql.json(asked)}) as asked (id bigint, "vehicleId" integer)
    join bookings on bookings.id = asked.id
    join notified_cars as notified on notified.booking_id = asked.id
    where status = 'confirmed' and car_news(notified, booking_car(asked.id, "vehicleId")) is not null`;
  return rows.length > 0;
}

/** Remembers the car that the customer was just notified of: none while it is being arranged. */
export async function storeNotifiedCar(
  sql: Sql,
  { id, car, plate }: Pick<Booking, "id"> & WithCar & { plate: string | null },
) {
  await sql`
    insert into notified_cars (booking_id, car_id, plate)
    values (${id}, ${car.isAssigned ? car.modelId : null}::integer, ${plate})
    on conflict (booking_id) do update
      set car_id = excluded.car_id, plate = excluded.plate, notified_at = now()`;
}
