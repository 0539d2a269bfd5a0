import type { Sql } from "~/web/db.server";
import type { EventKind, InternalKind } from "./events/channels";
import type { Booking } from "./booking";
import { bookingColumns, takenBy } from "./booking.queries.server";

export type BookingEventKind = EventKind | InternalKind;

/** An event in a booking's history, with the booking's current state. */
export type BookingEvent = {
  id: number;
  kind: BookingEventKind;
  /** The account that took the booking at the desk; null for a booking from the site. */
  takenBy: string | null;
  booking: Booking & StatusChange;
};

/** The fields of a booking that the browser that made it may see beyond its own input. */
export type OwnBooking = Pick<
  Booking,
  "id" | "reference" | "vehicle" | "pickupDate" | "returnDate" | "status"
> &
  StatusChange;

/** The time when the status last changed, ISO 8601 in UTC. */
type StatusChange = { changedAt: string };

/** Lists the events above an id, and those with the ids in `also`, oldest first. */
export async function listEventsSince(
  sql: Sql,
  since: { id: number; also: number[]; limit: number },
): Promise<BookingEvent[]> {
  const rows = await sql<(EventRow & BookingEvent["booking"])[]>`
    select event.id as "eventId", event.kind, booking.*
    from booking_events as event
    join (
      select ${bookingColumns(sql)}, ${changedAt(sql)}, ${takenBy(sql)} as "takenBy" from bookings
    ) as booking on booking.id = event.booking_id
    where event.id > ${since.id} or event.id = any(${since.also}::bigint[])
    order by event.id
    limit ${since.limit}`;
  return rows.map(({ eventId, kind, takenBy: by, ...booking }) => {
    return { id: eventId, kind, takenBy: by, booking };
  });
}

type EventRow = { eventId: number; kind: BookingEventKind; takenBy: string | null };

/** Finds the highest event id, 0 if there are none, and the ids missing among the last `lookback`. */
export async function findLastEvent(sql: Sql, lookback: number) {
  const [row] = await sql<[{ id: number; missing: number[] }]>`
    with last as (select coalesce(max(id), 0) as id from booking_events)
    select id, array(
      select number from generate_series(greatest(1, last.id - ${lookback}::bigint), last.id) as number
      where not exists (select from booking_events where booking_events.id = number)
    ) as missing
    from last`;
  return row;
}

/** Lists the bookings with the given ids, newest first. */
export async function listOwnBookings(sql: Sql, ids: readonly number[]) {
  return sql<OwnBooking[]>`
    select
      id, reference, booking_car(id) ->> 'model' as vehicle, pickup_date as "pickupDate", return_date as "returnDate", status,
      ${changedAt(sql)}
    from bookings where id = any(${[...ids]}::bigint[])
    order by id desc`;
}

function changedAt(sql: Sql) {
  return sql`
    (
      select iso_utc(coalesce(max(booking_events.created_at), bookings.created_at))
      from booking_events
      where booking_events.booking_id = bookings.id and kind not in ('message', 'corrected')
    ) as "changedAt"`;
}
