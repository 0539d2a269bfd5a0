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
import type { ReturnTime } from "./read-return";
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
  const [[car], prices] = await Promise.all([
    sql<CarRow[]>`
      select cars.name, body_type as "bodyType", rate_plan as plan, zero_excess as "zeroExcess"
      from bookings join cars on cars.id = car_id where bookings.id = ${booking.id}`,
    findPrices(sql),
  ]);
  const plan = car ? planOf(car, prices) : prices.typePlans[booking.vehicleType];
  return quoteReturn({ ...booking, returnTime: to.time }, to.date, { ...prices, plan });
}

/** Returns whether a vehicle is free for a booking until another return. */
export async function canReturnAt(sql: Sql, id: number, { date, time }: ReturnTime, now: Date) {
  const [row] = await sql<[{ can: boolean }]>`
    select can_return_at(${id}::bigint, ${date}::date, ${time}::time, ${businessNow(sql, now)}) as can`;
  return row.can;
}

/** The return that a customer asked for, and whether staff declined it. */
export type ReturnRequest = ReturnTime & { quote: StoredQuote; isDeclined: boolean };

/** Finds the last request of a booking that was not accepted, or null. */
export async function findReturnRequest(sql: Sql, bookingId: number) {
  const [row] = await sql<ReturnRequest[]>`
    select return_date as date, to_char(return_time, 'HH24:MI') as time, quote,
      declined_at is not null as "isDeclined"
    from return_requests where booking_id = ${bookingId}`;
  return row ?? null;
}

/**
 * Declines the request of a customer. It is not removed: the customer sees that it was declined. Returns false if
 * there is no open request, or the booking is not as the form showed it.
 */
export async function declineReturn(
  sql: Sql,
  { id, revision = null, actor }: { id: bigint; revision?: string | null; actor: string },
  channels: readonly Channel[],
): Promise<boolean> {
  const rows = await sql`
    with seen as materialized (
      select ${String(id)}::bigint as id where lock_seen(${String(id)}::bigint, ${revision}::text)
    ), booking as (
      update return_requests set declined_at = now() from seen
      where booking_id = seen.id and declined_at is null
      returning booking_id as id
    ), ${recordEvent(sql, { kind: "extensionDeclined", actor, actorKind: "staff" }, channels)}
    select id from booking`;
  return rows.length > 0;
}
