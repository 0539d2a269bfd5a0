import type { Sql } from "~/web/db.server";
import type { Booking, PassedTimes, BookingSource } from "./booking";
import type { WithCar } from "./booking-car";
import { linkedBooking } from "./links/links.queries.server";
import { BOOKING_FIELDS, FIELD_NAMES } from "./booking-fields";
import type { CancelFacts } from "./status";

/** A booking with the secret token of its link. */
export type BookingWithToken = Booking & { token: string };

/** A booking as staff see it. */
export type StaffBooking = Booking & {
  /** The model of the assigned vehicle; null if the booking has none. */
  vehicleModel: string | null;
  /** The plate of the assigned vehicle; null if it has none, or the booking has no vehicle. */
  vehiclePlate: string | null;
};

/** A booking with its car, and the revision that the forms of the desk send back (`booking_revision`). */
export type SeenBooking = Booking &
  WithCar &
  CancelFacts &
  PassedTimes & {
    revision: string;
    /** Whether the vehicle is with the customer. */
    isOut: boolean;
    /**
     * Whether the booking is confirmed and there is nothing to hand over: neither a vehicle nor a car with a name.
     */
    lacksCar: boolean;
  };

/**
 * Finds the booking that already has this input, or null: the one that was stored with the key, else the last one.
 * Only the booking that was stored with the key opens the link.
 */
export async function findRepeat(sql: Sql, fingerprint: string, key: string | null) {
  const [row] = await sql<(Booking & { hasItsKey: boolean })[]>`
    select ${bookingColumns(sql)}, ${hasItsKey(sql, key)} as "hasItsKey"
    from bookings
    where status <> 'cancelled' and id in (
      select booking_id from booking_repeats where fingerprint = ${fingerprint}
      union all
      select booking_id from keyed_bookings where key = ${key}
    )
    order by "hasItsKey" desc, id desc
    limit 1`;
  return row ?? null;
}

/**
 * Returns the condition that a row of `bookings` was stored with a key. Nodes of the previous release store only
 * the key, by the statement that stores its first booking.
 */
function hasItsKey(sql: Sql, key: string | null) {
  return sql`exists (
    select from booking_keys as known left join keyed_bookings as keyed on booking_id = bookings.id
    where known.key = ${key}::text and case when keyed.key is not null then keyed.key = known.key
      else known.fingerprint = bookings.fingerprint and known.created_at = bookings.created_at end
  )`;
}

/** Finds the fingerprint of the input that a key was first sent with; null for a new key. */
export async function findKeyFingerprint(sql: Sql, key: string) {
  const [row] = await sql<{ fingerprint: string }[]>`
    select fingerprint from booking_keys where key = ${key}`;
  return row?.fingerprint ?? null;
}

export async function findBookingByToken(sql: Sql, token: string) {
  const [row] = await sql<(Booking & WithCar)[]>`
    select ${bookingColumns(sql)}, ${customerCarColumn(sql)} from bookings where id = ${linkedBooking(sql, token)}`;
  return row ?? null;
}

export async function findBooking(sql: Sql, id: bigint) {
  const [row] = await sql<Booking[]>`
    select ${bookingColumns(sql)} from bookings where id = ${String(id)}::bigint`;
  return row ?? null;
}

export async function findSeenBooking(sql: Sql, id: bigint) {
  const [row] = await sql<SeenBooking[]>`
    select ${seenColumns(sql)} from bookings where id = ${String(id)}::bigint`;
  return row ?? null;
}

/** Finds how a booking was made. */
export async function findSource(sql: Sql, id: number) {
  const [row] = await sql<
    [{ source: BookingSource }]
  >`select source from bookings where id = ${id}`;
  return row.source;
}

/** Lists bookings, newest first, below the id `before`, which may be any integer. */
export async function listBookings(sql: Sql, page: { limit: number; before: bigint | null }) {
  return sql<StaffBooking[]>`
    select ${staffColumns(sql)} from bookings
    where ${page.before === null ? sql`true` : sql`id < ${String(page.before)}::bigint`}
    order by id desc
    limit ${page.limit}`;
}

/** Lists the newest bookings above an id, oldest first. */
export async function listBookingsSince(
  sql: Sql,
  since: { id: number; limit: number; notTakenBy: string },
) {
  return sql<Booking[]>`
    select * from (
      select ${bookingColumns(sql)} from bookings
      where id > ${since.id} and ${takenBy(sql)} is distinct from ${since.notTakenBy}
      order by id desc
      limit ${since.limit}
    ) as newest
    order by id`;
}

/** Selects the account that took the booking of a row of `bookings` at the desk; null for a booking from the site. */
export function takenBy(sql: Sql) {
  return sql`
    case when bookings.source <> 'site' then (
      select actor from booking_events
      where booking_events.booking_id = bookings.id and kind = 'placed'
      order by id limit 1
    ) end`;
}

const FORMATS = {
  plain: (column: string) => column,
  time: (column: string) => `to_char(${column}, 'HH24:MI')`,
  instant: (column: string) => `iso_utc(${column})`,
  filled: (column: string) => `nullif(${column}, '')`,
};

/**
 * The columns of a `Booking` as text: a fragment for each column would take a twentieth of the time of a new
 * booking.
 */
const COLUMNS = FIELD_NAMES.map((name) => {
  const { column, as = "plain" } = BOOKING_FIELDS[name];
  return `${FORMATS[as](`"${column}"`)} as "${name}"`;
}).join(", ");

/** Selects the columns of a `Booking` from `bookings`. */
export function bookingColumns(sql: Sql) {
  return sql.unsafe(COLUMNS);
}

/** Selects the columns of a `SeenBooking` from `bookings`. */
export function seenColumns(sql: Sql) {
  return sql`
    ${bookingColumns(sql)}, ${carColumn(sql)}, ${cancelColumns(sql)}, booking_revision(bookings) as revision,
    is_out(bookings) as "isOut", ${passedColumns(sql)},
    bookings.status = 'confirmed' and lacks_car(bookings) as "lacksCar"`;
}

/** Selects the `PassedTimes` of a row of `bookings`. */
export function passedColumns(sql: Sql) {
  return sql`
    bookings.pickup_date + bookings.pickup_time <= business_time(now()) as "isPickupPast",
    booking_end(bookings) <= business_time(now()) as "isOver"`;
}

/** Selects the `CancelFacts` of a row of `bookings`. */
export function cancelColumns(sql: Sql) {
  return sql`cancel_reason as "cancelReason", cancel_note as "cancelNote"`;
}

/** Selects the columns of a `StaffBooking` from `bookings`. */
export function staffColumns(sql: Sql) {
  return sql`${bookingColumns(sql)}, ${vehicleColumns(sql)}`;
}

/** Selects model and plate of the vehicle of a row of `bookings`. */
export function vehicleColumns(sql: Sql) {
  return sql`(
    select model from jsonb_to_record(booking_car(bookings.id)) as car (model text, "vehicleId" integer)
    where "vehicleId" is not null
  ) as "vehicleModel", booking_car(bookings.id) ->> 'plate' as "vehiclePlate"`;
}

/**
 * Selects the car of a row or a column `bookings`. With a vehicle it selects the car as if the booking had that
 * vehicle.
 */
export function carColumn(sql: Sql, vehicleId: number | null = null) {
  return sql`${carOf(sql, vehicleId)} as car`;
}

function carOf(sql: Sql, vehicleId: number | null = null) {
  return sql`
    booking_car((bookings).id, ${vehicleId}::integer)
      || jsonb_build_object('booked', coalesce((bookings).booked_vehicle, (bookings).vehicle))`;
}

/**
 * Selects the car of a row or a column `bookings` without its vehicle, whose plate customers see once it is
 * promised.
 */
export function customerCarColumn(sql: Sql) {
  return sql`
    ${carOf(sql)} || '{"vehicleId": null, "plate": null, "number": null}' as car`;
}
