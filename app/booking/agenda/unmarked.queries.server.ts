import { businessNow } from "~/availability/time-range.server";
import type { CustomerPhone } from "~/booking/booking";
import type { WithCar } from "~/booking/booking-car";
import { changeBooking, type BookingChange, type Refusal } from "~/booking/booking-change.server";
import { carColumn } from "~/booking/booking.queries.server";
import type { Channel } from "~/booking/events/channels";
import { recordEvent } from "~/booking/events/record-event.server";
import type { Sql } from "~/db.server";
import type { LocalName } from "~/pricing/local-name";

/** A confirmed booking whose pick-up has passed and that nobody marked. Times are business time. */
export type Unmarked = CustomerPhone &
  WithCar & {
    status: "confirmed";
    id: number;
    /** The state of the booking that the forms of the row have shown. */
    revision: string;
    name: string;
    /** Whether there is nothing that can have been handed over: no vehicle, nor a car with a name. */
    isUnassigned: boolean;
    /** Whether the planned return has passed too. */
    isOver: boolean;
    /** Whether it was confirmed only after its planned return: nobody has planned a hand-over. */
    isConfirmedLate: boolean;
    pickupDate: string;
    pickupTime: string;
    returnDate: string;
    returnTime: string;
    pickup: string;
    /** Null for a place by agreement. */
    placeName: LocalName | null;
  };

/** The earliest pick-up first. */
export function listUnmarked(sql: Sql, now: Date, limit: number): Promise<Unmarked[]> {
  const at = businessNow(sql, now);
  return sql<Unmarked[]>`
    select bookings.id, booking_revision(bookings) as revision, name, phone,
      nullif(phone_e164, '') as "phoneE164", status, ${carColumn(sql)},
      lacks_car(bookings) as "isUnassigned",
      booking_end(bookings) <= ${at} as "isOver", ${isConfirmedLate(sql)} as "isConfirmedLate",
      pickup_date as "pickupDate", to_char(pickup_time, 'HH24:MI') as "pickupTime",
      return_date as "returnDate", to_char(return_time, 'HH24:MI') as "returnTime",
      pickup, place_names -> 'pickup' as "placeName"
    from bookings
    where status = 'confirmed' and out_at is null and is_unmarked(bookings, ${at})
    order by pickup_date, pickup_time, bookings.id limit ${limit}`;
}

/** The condition that a row of `bookings` was last confirmed after its planned return. */
function isConfirmedLate(sql: Sql) {
  return sql`coalesce((
    select max(event.created_at) >= business_instant(booking_end(bookings))
    from booking_events as event where event.booking_id = bookings.id and event.kind = 'confirmed'
  ), false)`;
}

type Planned = { id: bigint; revision: string; actor: string; now: Date };

/**
 * Marks a booking that is over as handed over and returned at the planned times, which completes it. Not one that was
 * confirmed after its planned return: its hand-over is marked by itself.
 */
export async function markAsPlanned(
  sql: Sql,
  { id, revision, actor, now }: Planned,
  channels: readonly Channel[],
): Promise<BookingChange<Refusal | "confirmedLate">> {
  // Each confirmation has another revision, so this stays true until the change.
  const [row] = await sql<{ isLate: boolean }[]>`
    select ${isConfirmedLate(sql)} as "isLate" from bookings
    where id = ${String(id)}::bigint and status = 'confirmed' and booking_revision(bookings) = ${revision}`;
  if (row?.isLate) return { ok: false, reason: "confirmedLate", conflicts: [] };
  return changeBooking(sql, {
    id,
    revision,
    call: (target) => sql`mark_as_planned(${target}, ${actor}, ${businessNow(sql, now)})`,
    event: recordEvent(sql, { kind: "completed", actor, actorKind: "staff" }, channels),
  });
}
