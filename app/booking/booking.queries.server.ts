import type { Sql } from "~/db.server";
import type { Channel } from "./events/channels";
import { recordEvent } from "./events/record-event.server";
import type { Language } from "~/i18n/languages";
import type { Quote } from "~/pricing/quote";
import { EXTRAS } from "~/pricing/extras";
import type { Booking, BookingInput, PlaceNames } from "./booking";
import { BOOKING_FIELDS, FIELD_NAMES } from "./fields";

/** A booking with the secret token of its link. */
export type BookingWithToken = Booking & { token: string };

/** A booking as staff see it. */
export type StaffBooking = Booking & {
  /** Null if the vehicle has none, or the booking has no vehicle. */
  vehiclePlate: string | null;
};

export type NewBooking = {
  input: BookingInput;
  placeNames: PlaceNames;
  quote: Quote;
  carId: number | null;
  token: string;
  lang: Language;
  fingerprint: string;
  /** Hash of the client's Idempotency-Key, if it sent one. */
  key: string | null;
};

/**
 * Stores a booking and its event in one statement. Returns null if the same input already has a
 * booking: its claim ends when that booking is cancelled, and after 24 hours unless the client
 * repeats its Idempotency-Key. A key that was first sent with another input claims nothing.
 */
export async function insertBooking(sql: Sql, booking: NewBooking, channels: readonly Channel[]) {
  const { input, quote, fingerprint, key } = booking;
  const [row] = await sql<BookingWithToken[]>`
    with key_claim as (
      insert into booking_keys as known (key, fingerprint)
      select ${key}::text, ${fingerprint} where ${key}::text is not null
      on conflict (key) do update set created_at = known.created_at
        where known.fingerprint = excluded.fingerprint
      returning known.created_at < now() as seen_before
    ), claim as (
      insert into booking_repeats as repeat (fingerprint, booking_id)
      select ${fingerprint}, nextval(pg_get_serial_sequence('bookings', 'id'))
      where ${key}::text is null or exists (select from key_claim)
      on conflict (fingerprint) do update
        set booking_id = excluded.booking_id, claimed_at = excluded.claimed_at
        where exists (
            select from bookings where id = repeat.booking_id and status = 'cancelled'
          )
          or repeat.claimed_at <= now() - interval '24 hours'
            and not coalesce((select seen_before from key_claim), false)
      returning booking_id
    ), booking as (
      insert into bookings (
        id, token, car_id, name, email, phone, vehicle, vehicle_type, pickup, "return",
        pickup_date, pickup_time, return_date, return_time, notes, contact_preference, rental_days, price_per_day, delivery_fee, total_price, lines, place_names, lang, fingerprint,
        ${sql(EXTRAS.map(({ column }) => column))}
      )
      select
        booking_id, ${booking.token}, ${booking.carId}::integer, ${input.name}, ${input.email},
        ${input.phone}, ${input.vehicle}, ${input.vehicleType}, ${input.pickup}, ${input.return},
        ${input.pickupDate}::date, ${input.pickupTime}::time, ${input.returnDate}::date,
        ${input.returnTime}::time, ${input.notes}, ${input.contactPreference}, ${quote.rentalDays}::integer,
        ${quote.pricePerDay}::numeric, ${quote.deliveryFee}::numeric, ${quote.totalPrice}::numeric,
        ${sql.json(quote.lines)}::jsonb, ${sql.json(booking.placeNames)}::jsonb,
        ${booking.lang}, ${fingerprint}
        ${EXTRAS.map(({ field }) => sql`, ${input[field]}::boolean`)}
      from claim
      returning *
    ), ${recordEvent(sql, { kind: "placed", actor: "visitor", actorKind: "visitor" }, channels)}
    select ${bookingColumns(sql)}, token from booking`;
  return row ?? null;
}

/** The booking that already has this input, or null. */
export async function findRepeat(sql: Sql, fingerprint: string) {
  const [row] = await sql<BookingWithToken[]>`
    select ${bookingColumns(sql)}, token from bookings
    where id = (select booking_id from booking_repeats where fingerprint = ${fingerprint})
      and status <> 'cancelled'`;
  return row ?? null;
}

/** The fingerprint of the input a key was first sent with; null for a new key. */
export async function findKeyFingerprint(sql: Sql, key: string) {
  const [row] = await sql<{ fingerprint: string }[]>`
    select fingerprint from booking_keys where key = ${key}`;
  return row?.fingerprint ?? null;
}

export async function findBookingByToken(sql: Sql, token: string) {
  const [row] = await sql<Booking[]>`
    select ${bookingColumns(sql)} from bookings where token = ${token}`;
  return row ?? null;
}

export async function findBooking(sql: Sql, id: bigint) {
  const [row] = await sql<Booking[]>`
    select ${bookingColumns(sql)} from bookings where id = ${String(id)}::bigint`;
  return row ?? null;
}

/** Newest first, below the id `before`, which may be any integer. */
export async function listBookings(sql: Sql, page: { limit: number; before: bigint | null }) {
  return sql<StaffBooking[]>`
    select ${staffColumns(sql)} from bookings
    where ${page.before === null ? sql`true` : sql`id < ${String(page.before)}::bigint`}
    order by id desc
    limit ${page.limit}`;
}

/** Bookings above an id, oldest first. */
export async function listBookingsSince(sql: Sql, since: { id: number; limit: number }) {
  return sql<Booking[]>`
    select ${bookingColumns(sql)} from bookings
    where id > ${since.id}
    order by id
    limit ${since.limit}`;
}

/** Selects the columns of a `Booking` from `bookings`. */
export function bookingColumns(sql: Sql) {
  return FIELD_NAMES.map((name, index) => {
    const { column, as } = BOOKING_FIELDS[name];
    const value = {
      plain: () => sql(column),
      time: () => sql`to_char(${sql(column)}, 'HH24:MI')`,
      instant: () => sql`iso_utc(${sql(column)})`,
    }[as ?? "plain"]();
    return sql`${index === 0 ? sql`` : sql`, `}${value} as ${sql(name)}`;
  });
}

/** Selects the columns of a `StaffBooking` from `bookings`. */
export function staffColumns(sql: Sql) {
  return sql`${bookingColumns(sql)}, booking_plate(bookings.id) as "vehiclePlate"`;
}
