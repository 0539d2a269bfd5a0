import { errorCode } from "#db/error-code";
import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";
import type { Language } from "~/web/i18n/languages";
import { SPECIFIED_EXTRAS } from "~/catalog/pricing/extras";
import type { Term, TermsCompany } from "~/catalog/terms/terms";
import type { Choices } from "~/catalog/pricing/fee-rules";
import type { Quote } from "~/catalog/pricing/quote";
import type {
  Booking,
  BookingInput,
  PlaceNames,
  BookingSource,
  DeskSource,
} from "~/booking/booking";
import { bookingColumns } from "~/booking/booking.queries.server";
import { type LinkKey, hash } from "~/booking/links/token.server";
import type { Channel } from "~/booking/events/channels";
import { recordEvent, recordPlacing } from "~/booking/events/record-event.server";
import { AT_ONCE_LIMITS } from "~/catalog/availability/at-once";
import { AT_ONCE_ACTOR } from "~/booking/status";
import { readPhone } from "~/web/phone-number.server";

export type NewBooking = LinkKey & {
  input: BookingInput;
  placeNames: PlaceNames;
  quote: Quote;
  /** The choices of the customer besides trip and extras. */
  choices?: Choices;
  /** The version of the price list that the quote is from. */
  version: number;
  carId: number | null;
  /** The terms that the customer accepts, and what the company says of its terms; null where none are stored. */
  terms: { accepted: Term[]; said: TermsCompany } | null;
  /** Whether a person has to agree to it, so that it is never confirmed at once. */
  isRequest?: boolean;
  /** The token, which is derived from the id and the nonce. */
  token: string;
  lang: Language;
  /** Who causes the e-mail to the customer, as `requesterOf` returns it. */
  requester?: string;
  fingerprint: string;
  /** The hash of the client's Idempotency-Key, if it sent one. */
  key: string | null;
};

/**
 * Stores a booking and its event in one statement. A company that answers at once confirms it in the same statement,
 * by the function that assigns vehicles, if its model is free: that is an event of its own. Returns null if the same
 * input already has a booking: its claim ends when that booking is cancelled, and after 24 hours unless the client
 * repeats its Idempotency-Key. Null is also returned for a key that was first sent with another input, for a quote
 * from an outdated price list, and for a discount code whose last use another booking has just had.
 */
export async function insertBooking(
  sql: Sql,
  booking: NewBooking,
  channels: readonly Channel[],
  now?: Date,
) {
  const { rentalDays, daysAhead } = AT_ONCE_LIMITS;
  const [row] = await sql<Booking[]>`
    with ${claim(sql, booking)},
    stored as (${insertClaimed(sql, booking, { status: "pending", source: "site" })}),
    placed as (
      insert into booking_events (booking_id, kind, actor) select id, 'placed', 'visitor' from stored
      returning id, booking_id
    ), decided as materialized (
      select decision.* from placed, confirm_at_once(
        booking_id, ${booking.isRequest ?? false}, ${rentalDays}::integer, ${daysAhead}::integer,
        business_time(coalesce(${now?.toISOString() ?? null}::timestamptz, now()))
      ) as decision
    ), booking as (
      select (decided.booking).* from decided
    ), confirmed as (
      insert into booking_events (booking_id, kind, actor, change)
      select (decided.booking).id, 'confirmed', ${AT_ONCE_ACTOR}, change from decided where confirmed
      returning id, booking_id
    ), ${recordPlacing(sql, booking.requester ?? "", channels)},
    ${link(sql, booking)}
    select ${bookingColumns(sql)} from booking`;
  return row ?? null;
}

/** A booking that staff take: confirmed at once, with this vehicle. */
export type DeskBookingOptions = {
  source: DeskSource;
  vehicleId: number;
  pinned: boolean;
  actor: string;
  now: Date;
};

/**
 * Stores a booking that staff take, and its event, in one statement. Returns null for a repeat as `insertBooking`
 * does. If the booking can't have the vehicle, it throws an error that `readNotFree` reads, and stores nothing.
 * Only its confirmation is sent.
 */
export async function insertTakenBooking(
  sql: Sql,
  booking: NewBooking & { desk: DeskBookingOptions },
  channels: readonly Channel[],
) {
  const { source, vehicleId, pinned, actor, now } = booking.desk;
  const [row] = await sql<Booking[]>`
    with ${claim(sql, booking)},
    stored as (${insertClaimed(sql, booking, { status: "confirmed", source })}),
    placed as (
      insert into booking_events (booking_id, kind, actor) select id, 'placed', ${actor} from stored
      returning booking_id
    ), booking as (
      select stored.* from stored join placed on booking_id = stored.id
    ), ${recordEvent(sql, { kind: "confirmed", actor, actorKind: "staff" }, channels)},
    ${link(sql, booking)},
    given as materialized (
      select give_vehicle(id, ${vehicleId}::integer, ${pinned}, ${businessNow(sql, now)})
      from booking
    )
    select ${bookingColumns(sql)} from booking where exists (select from given)`;
  return row ?? null;
}

/** The code of the error that `give_vehicle` raises. */
const NOT_FREE = "MG001";

/** The reason for which a booking can't have a vehicle; `conflicts` are the bookings in the way. */
export type VehicleRefusal = { reason: "full" | "notInService" | "unknown"; conflicts: number[] };

/** Reads the error that `give_vehicle` raises. Returns null for any other error. */
export function readNotFree(error: unknown): VehicleRefusal | null {
  if (!(error instanceof Error && "detail" in error) || errorCode(error) !== NOT_FREE) return null;
  return JSON.parse(String(error.detail)) as VehicleRefusal;
}

/** Returns table expressions that insert the link of the row in `booking`, and the key that opens it too. */
function link(sql: Sql, { token, key }: NewBooking) {
  return sql`
    link as (
      insert into booking_links (hash, booking_id) select ${hash(token)}, id from booking
      on conflict (hash) do nothing
    ), keyed as (
      insert into keyed_bookings (booking_id, key) select id, ${key}::text from booking
      where ${key}::text is not null
    )`;
}

/** Returns table expressions that claim the input, with the id of its booking. */
function claim(sql: Sql, { id, fingerprint, key, version, choices }: NewBooking) {
  return sql`
    key_claim as (
      insert into booking_keys as known (key, fingerprint)
      select ${key}::text, ${fingerprint} where ${key}::text is not null
      on conflict (key) do update set created_at = known.created_at
        where known.fingerprint = excluded.fingerprint
      returning known.created_at < now() as seen_before
    ), claim as (
      insert into booking_repeats as repeat (fingerprint, booking_id)
      select ${fingerprint}, ${id}::bigint
      where (${key}::text is null or exists (select from key_claim))
        and ${version}::bigint = (select version from fleet_version)
        and take_discount(${choices?.discount?.code ?? null}::text, business_time(now())::date)
      on conflict (fingerprint) do update
        set booking_id = excluded.booking_id, claimed_at = excluded.claimed_at
        where exists (
            select from bookings where id = repeat.booking_id and status = 'cancelled'
          )
          or repeat.claimed_at <= now() - interval '24 hours'
            and not coalesce((select seen_before from key_claim), false)
      returning booking_id
    )`;
}

type Initial = { status: "pending" | "confirmed"; source: BookingSource };

function insertClaimed(sql: Sql, booking: NewBooking, { status, source }: Initial) {
  const { input, quote, fingerprint, terms } = booking;
  return sql`
    insert into bookings (
      id, link_nonce, car_id, name, email, phone, phone_e164, vehicle, vehicle_type, pickup, "return",
      pickup_date, pickup_time, return_date, return_time, notes, contact_preference, rental_days,
      price_per_day, delivery_fee, total_price, payable, currency, exchange, lines, fees, choices, discount_code,
      place_names, lang, fingerprint, status, source, terms, terms_version,
      ${sql(SPECIFIED_EXTRAS.map(({ column }) => column))}
    )
    select
      booking_id, ${booking.nonce}::uuid, ${booking.carId}::integer, ${input.name}, ${input.email},
      ${input.phone}, ${readPhone(input.phone) ?? ""}, ${input.vehicle}, ${input.vehicleType}, ${input.pickup}, ${input.return},
      ${input.pickupDate}::date, ${input.pickupTime}::time, ${input.returnDate}::date,
      ${input.returnTime}::time, ${input.notes}, ${input.contactPreference},
      ${quote.rentalDays}::integer, ${quote.pricePerDay}::numeric, ${quote.deliveryFee}::numeric,
      ${quote.totalPrice}::numeric, ${quote.payable}::numeric, ${quote.currency},
      ${quote.exchange && sql.json(quote.exchange)}::jsonb, ${sql.json(quote.lines)}::jsonb, ${sql.json(quote.fees)}::jsonb,
      ${sql.json(booking.choices ?? {})}::jsonb, ${booking.choices?.discount?.code ?? null}::text,
      ${sql.json(booking.placeNames)}::jsonb, ${booking.lang}, ${fingerprint}, ${status}, ${source},
      ${terms && sql.json(terms.accepted)}::jsonb, terms_version(${terms && sql.json(terms.said)}::jsonb)
      ${SPECIFIED_EXTRAS.map(({ field }) => sql`, ${input[field]}::boolean`)}
    from claim
    returning *`;
}
