import { businessNow } from "~/catalog/availability/time-range.server";
import type { Booking } from "~/booking/booking";
import type { Channel } from "~/booking/events/channels";
import { recordEvent } from "~/booking/events/record-event.server";
import type { Sql } from "~/web/db.server";
import type { BodyType } from "~/catalog/fleet/vehicle-type";
import { planOf } from "~/catalog/fleet/car";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import type { StoredQuote } from "~/catalog/pricing/quote";
import type { RatePlan } from "~/catalog/pricing/rates";
import type { Period } from "~/booking/period";
import type { ChosenExtra } from "~/catalog/pricing/extras";
import type { ReturnTime } from "./read-return";
import { wishOf, type TripWish } from "./trip-wish";
import { quoteReturn } from "./return-quote";

type CarRow = {
  name: string;
  bodyType: BodyType | null;
  plan: RatePlan | null;
  zeroExcess: number | null;
};

/** Finds the price of a booking with another return, by today's prices. */
export async function findReturnQuote(
  sql: Sql,
  booking: Booking,
  to: ReturnTime,
): Promise<StoredQuote> {
  return findTripQuote(sql, booking, {
    wish: { ...booking, returnTime: to.time, returnDate: to.date },
  });
}

type Wished = {
  wish: TripWish;
  /** The extras to have, where they are others than those of the booking. */
  chosen?: readonly ChosenExtra[] | undefined;
};

/** Finds the price of a booking with other places, times and extras, by today's prices. */
export async function findTripQuote(
  sql: Sql,
  booking: Booking,
  { wish, chosen }: Wished,
): Promise<StoredQuote> {
  const [[car], prices] = await Promise.all([
    sql<CarRow[]>`
      select cars.name, body_type as "bodyType", rate_plan as plan, zero_excess as "zeroExcess"
      from bookings join cars on cars.id = car_id where bookings.id = ${booking.id}`,
    findPrices(sql),
  ]);
  const plan = car ? planOf(car, prices) : prices.typePlans[booking.vehicleType];
  return quoteReturn({ ...booking, ...wishOf(wish) }, wish.returnDate, { ...prices, plan, chosen });
}

/** Returns whether a vehicle is free for a booking at other times. */
export async function canHaveTrip(sql: Sql, id: number, period: Period, now: Date) {
  const [row] = await sql<[{ can: boolean }]>`
    select can_have_trip(
      ${id}::bigint, ${`${period.pickupDate} ${period.pickupTime}`}::timestamp,
      ${`${period.returnDate} ${period.returnTime}`}::timestamp, ${businessNow(sql, now)}
    ) as can`;
  return row.can;
}

/** What a customer asked for, and whether staff declined it. */
export type ReturnRequest = ReturnTime & {
  quote: StoredQuote;
  /** Places, times and extras as asked for; null where only another return was. */
  wish: TripWish | null;
  isDeclined: boolean;
  /** The sentence of staff who declined it, or empty. */
  declineNote: string;
};

/** Finds the last request of a booking that was not accepted, or null. */
export async function findReturnRequest(sql: Sql, bookingId: number) {
  const [row] = await sql<ReturnRequest[]>`
    select return_date as date, to_char(return_time, 'HH24:MI') as time, quote,
      wish, declined_at is not null as "isDeclined", decline_note as "declineNote"
    from return_requests where booking_id = ${bookingId}`;
  return row ?? null;
}

type Decline = {
  id: bigint;
  /** The revision of the booking that the form has shown. */
  revision?: string | null;
  /** The sentence of staff to the customer. */
  note?: string;
  actor: string;
};

/**
 * Declines the request of a customer. It is not removed: the customer sees that it was declined, and why. Returns false
 * if there is no open request, or the booking is not as the form showed it.
 */
export async function declineReturn(
  sql: Sql,
  { id, revision = null, note = "", actor }: Decline,
  channels: readonly Channel[],
): Promise<boolean> {
  const rows = await sql`
    with seen as materialized (
      select ${String(id)}::bigint as id where lock_seen(${String(id)}::bigint, ${revision}::text)
    ), booking as (
      update return_requests set declined_at = now(), decline_note = ${note} from seen
      where booking_id = seen.id and declined_at is null
      returning booking_id as id
    ), ${recordEvent(sql, { kind: "extensionDeclined", actor, actorKind: "staff" }, channels)}
    select id from booking`;
  return rows.length > 0;
}
