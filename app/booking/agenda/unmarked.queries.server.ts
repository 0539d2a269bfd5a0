import { businessNow } from "~/catalog/availability/time-range.server";
import type { CustomerPhone } from "~/booking/booking";
import type { WithCar } from "~/booking/booking-car";
import { changeBooking, type BookingChange, type Refusal } from "~/booking/booking-change.server";
import { carColumn } from "~/booking/booking.queries.server";
import type { Channel } from "~/booking/events/channels";
import { recordEvent } from "~/booking/events/record-event.server";
import type { Sql } from "~/web/db.server";
import type { Localized } from "~/web/i18n/localized";
import type { Page } from "./listed";

/** A confirmed booking whose pick-up has passed and that nobody marked. Times are business time. */
export type UnmarkedBooking = CustomerPhone &
  WithCar & {
    status: "confirmed";
    id: number;
    /** The revision of the booking, which the forms of the row send back. */
    revision: string;
    name: string;
    /** Whether nothing can have been handed over: the booking has neither a vehicle nor a car with a name. */
    isUnassigned: boolean;
    /** Whether the planned return has passed too. */
    isOver: boolean;
    /** Whether the booking was confirmed only after its planned return: nobody has planned a hand-over. */
    isConfirmedLate: boolean;
    /**
     * Whether another customer had the booking's vehicle in the planned time, so that it can't have gone as
     * planned.
     */
    isWithOther: boolean;
    pickupDate: string;
    pickupTime: string;
    returnDate: string;
    returnTime: string;
    pickup: string;
    /** The name of the place; null for a place by agreement. */
    placeName: Localized | null;
  };

/** Lists the unmarked bookings, the earliest pick-up first. */
export function listUnmarked(
  sql: Sql,
  now: Date,
  { limit, offset = 0 }: Page,
): Promise<UnmarkedBooking[]> {
  const at = businessNow(sql, now);
  return sql<UnmarkedBooking[]>`
    with found as materialized (
      select bookings from bookings where ${isUnmarked(sql, now)}
      order by pickup_date, pickup_time, id limit ${limit} offset ${offset}
    )
    select (bookings).id as id, booking_revision(found.bookings) as revision, (bookings).name, (bookings).phone,
      nullif((bookings).phone_e164, '') as "phoneE164", (bookings).status, ${carColumn(sql)},
      lacks_car(found.bookings) as "isUnassigned",
      booking_end(found.bookings) <= ${at} as "isOver", ${isConfirmedLate(sql)} as "isConfirmedLate",
      ${isWithOther(sql)} as "isWithOther",
      (bookings).pickup_date as "pickupDate", to_char((bookings).pickup_time, 'HH24:MI') as "pickupTime",
      (bookings).return_date as "returnDate", to_char((bookings).return_time, 'HH24:MI') as "returnTime",
      (bookings).pickup, (bookings).place_names -> 'pickup' as "placeName"
    from found
    order by (bookings).pickup_date, (bookings).pickup_time, (bookings).id`;
}

export async function countUnmarked(sql: Sql, now: Date): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    select count(*)::int as count from bookings where ${isUnmarked(sql, now)}`;
  return row.count;
}

/** Returns the condition of the SQL function `is_unmarked`, in the form that its index reads. */
function isUnmarked(sql: Sql, now: Date) {
  const at = businessNow(sql, now);
  return sql`
    status = 'confirmed' and out_at is null
    and (pickup_date, pickup_time) <= (${at}::date, ${at}::time)`;
}

/** Returns the condition that a column `bookings` was last confirmed after its planned return. */
function isConfirmedLate(sql: Sql) {
  return sql`coalesce((
    select max(event.created_at) >= business_instant(booking_end(bookings))
    from booking_events as event where event.booking_id = (bookings).id and event.kind = 'confirmed'
  ), false)`;
}

/**
 * Returns the condition that the vehicle of a column `bookings` was handed over to another booking, and not back,
 * in its time.
 */
function isWithOther(sql: Sql) {
  return sql`exists (
    select from occupancy as own
    join occupancy as taken on taken.vehicle_id = own.vehicle_id and taken.id <> own.id
    join bookings as holder on holder.id = taken.booking_id
    where own.booking_id = (bookings).id
      and holder.out_at < business_instant(booking_end(bookings))
      and coalesce(holder.returned_at, 'infinity') > business_instant(booking_start(bookings))
  )`;
}

type PlannedMark = { id: bigint; revision: string; actor: string; now: Date };

/**
 * Marks a booking that is over as handed over and returned at the planned times, which completes it. Refuses a
 * booking that was confirmed after its planned return, and one whose vehicle was with another customer then: staff
 * mark these one by one.
 */
export async function markAsPlanned(
  sql: Sql,
  { id, revision, actor, now }: PlannedMark,
  channels: readonly Channel[],
): Promise<BookingChange<Refusal | "confirmedLate" | "withOther">> {
  // Each confirmation has another revision, so the row stays true until the change.
  const [row] = await sql<{ isLate: boolean; isWithOther: boolean }[]>`
    select ${isConfirmedLate(sql)} as "isLate", ${isWithOther(sql)} as "isWithOther" from bookings
    where id = ${String(id)}::bigint and status = 'confirmed' and booking_revision(bookings) = ${revision}`;
  if (row?.isLate) return { ok: false, reason: "confirmedLate", conflicts: [] };
  if (row?.isWithOther) return { ok: false, reason: "withOther", conflicts: [] };
  return changeBooking(sql, {
    id,
    revision,
    call: (target) => sql`mark_as_planned(${target}, ${actor}, ${businessNow(sql, now)})`,
    event: recordEvent(sql, { kind: "completed", actor, actorKind: "staff" }, channels),
  });
}
