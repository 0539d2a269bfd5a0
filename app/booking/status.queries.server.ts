import { LOCKS } from "#db/locks";
import { CLAIMS } from "~/company/claims";
import type { Sql } from "~/db.server";
import type { Booking } from "./booking";
import { bookingColumns } from "./booking.queries.server";
import type { Channel } from "./events/channels";
import { recordEvent } from "./events/record-event.server";
import { TRANSITIONS, type BookingStatus, type DeskStatus, type SettableStatus } from "./status";

/**
 * Sets a booking's status from any status and records the event. Returns null for an unknown
 * booking. Setting the current status again records nothing.
 */
export async function updateBookingStatus(
  sql: Sql,
  change: { id: bigint; status: DeskStatus; actor: string },
  channels: readonly Channel[],
) {
  const { id, status, actor } = change;
  const [row] = await sql<Booking[]>`
    with before as (
      select id, status from bookings where id = ${String(id)}::bigint for update
    ), updated as (
      update bookings set status = ${status}
      from before where bookings.id = before.id
      returning bookings.*, before.status as status_before
    ), booking as (
      select id from updated where status <> status_before
    ), ${recordEvent(sql, { kind: status, actor, actorKind: "staff" }, channels)}
    select ${bookingColumns(sql)} from updated`;
  return row ?? null;
}

/** Decides on a pending booking. Returns false if it was already decided. */
export async function decidePending(
  sql: Sql,
  decision: { id: bigint; status: SettableStatus; actor: string },
  channels: readonly Channel[],
): Promise<boolean> {
  const { id, status, actor } = decision;
  const rows = await sql`
    with booking as (
      update bookings set status = ${status}
      where id = ${String(id)}::bigint and ${isIn(sql, TRANSITIONS.decide.from)}
      returning id
    ), ${recordEvent(sql, { kind: status, actor, actorKind: "staff" }, channels)}
    select id from booking`;
  return rows.length > 0;
}

/** A booking's status and who set it; null for an unknown booking. */
export async function findDecision(sql: Sql, id: bigint) {
  const [row] = await sql<{ status: BookingStatus; by: string | null }[]>`
    select status, ${deciderOf(sql)} as by from bookings where id = ${String(id)}::bigint`;
  return row ?? null;
}

/** Selects who last set the status of a row of `bookings`; null before the first change. */
export function deciderOf(sql: Sql) {
  return sql`(
    select actor from booking_events as decision
    where decision.booking_id = bookings.id and decision.kind = bookings.status
    order by decision.id desc limit 1
  )`;
}

/**
 * Cancels a visitor's booking and records the event, if `cancellation` allows it at `now`. Returns
 * whether it did.
 */
export async function cancelOwnBooking(
  sql: Sql,
  token: string,
  now: Date,
  channels: readonly Channel[],
): Promise<boolean> {
  const rows = await sql`
    with booking as (
      update bookings set status = 'cancelled'
      where token = ${token} and ${isIn(sql, TRANSITIONS.cancel.from)}
        and business_instant(pickup_date + pickup_time)
          >= ${now.toISOString()}::timestamptz
            + make_interval(hours => ${CLAIMS.freeCancellationHours}::int)
      returning id
    ), ${recordEvent(sql, { kind: "cancelled", actor: "visitor", actorKind: "visitor" }, channels)}
    select id from booking`;
  return rows.length > 0;
}

/**
 * Completes up to `limit` confirmed bookings that were returned at least a day before `now`, and
 * returns how many it completed: 0 while another node holds the lock. The status is a literal, not a
 * parameter, so that the planner can use the partial index `bookings_completion_day_idx`.
 */
export async function completeReturned(
  sql: Sql,
  { now, limit }: { now: Date; limit: number },
  channels: readonly Channel[],
) {
  const [row] = await sql<[{ count: number }]>`
    with lock as materialized (
      select pg_try_advisory_xact_lock(${LOCKS.completion}) as acquired
    ), returned as (
      select id from bookings
      where status = 'confirmed' and (select acquired from lock)
        and greatest(pickup_date, return_date) + 1
          <= business_time(${now.toISOString()}::timestamptz)::date
        and booking_end(bookings)
          <= business_time(${now.toISOString()}::timestamptz) - interval '1 day'
      order by greatest(pickup_date, return_date) + 1
      limit ${limit}
      for update skip locked
    ), booking as (
      update bookings set status = 'completed' from returned
      where bookings.id = returned.id and bookings.status = 'confirmed'
      returning bookings.id
    ), ${recordEvent(sql, { kind: "completed", actor: "system", actorKind: "staff" }, channels)}
    select count(*)::int as count from booking`;
  return row.count;
}

function isIn(sql: Sql, statuses: readonly BookingStatus[]) {
  return sql`status = any(${[...statuses]}::text[])`;
}
