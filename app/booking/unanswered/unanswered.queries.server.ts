import { LOCKS } from "#db/locks";
import type { Channel } from "~/booking/events/channels";
import { recordEvent } from "~/booking/events/record-event.server";
import type { Sql } from "~/web/db.server";

/** The number of requests that may fall due at once. If more do, staff are asked: the clock may have jumped. */
export const MOST_AT_ONCE = 10;

/** How long a request stays after its pick-up, or after it came if that was later. */
const STAYS = "1 hour";

/** The time of a run. Tests set it; without it the database's own clock counts. */
export type Clock = { now?: Date };

/** The numbers of requests that were cancelled because they fell due, and of those that staff are asked about. */
export type ExpiryCounts = { cancelled: number; asked: number };

/**
 * Cancels the requests that nobody answered within an hour after their pick-up. If more than `MOST_AT_ONCE`
 * have fallen due since the last run, it cancels none and asks staff about all of them. A question about a
 * request that is not due any more, because the clock was set back, is withdrawn. Does nothing while
 * another node holds the lock.
 */
export async function expireRequests(
  sql: Sql,
  { now }: Clock,
  channels: readonly Channel[],
): Promise<ExpiryCounts> {
  const [row] = await sql<[ExpiryCounts]>`
    with lock as materialized (
      select pg_try_advisory_xact_lock(${LOCKS.expiry}) as acquired
    ), clock as materialized (
      select ${clockOf(sql, now)} as at
    ), due as materialized (
      select id from bookings
      where status = 'pending' and expiry is null and (select acquired from lock)
        and pickup_date <= (select at from clock)::date
        and request_due(bookings, ${STAYS}::interval) <= (select at from clock)
      order by id
      for no key update
    ), counted as materialized (
      select count(*) as due from due
    ), asked as (
      update bookings set expiry = 'asked'
      where id in (select id from due) and (select due from counted) > ${MOST_AT_ONCE}
      returning id
    ), early as (
      update bookings set expiry = null
      where status = 'pending' and expiry = 'asked' and (select acquired from lock)
        and request_due(bookings, ${STAYS}::interval) > (select at from clock)
    ), booking as (
      update bookings set status = 'cancelled', cancel_reason = 'expired'
      where id in (select id from due) and status = 'pending'
        and (select due from counted) <= ${MOST_AT_ONCE}
      returning id
    ), ${recordEvent(sql, { kind: "cancelled", actor: "system", actorKind: "staff" }, channels)}
    select (select count(*) from booking)::int as cancelled, (select count(*) from asked)::int as asked`;
  return row;
}

function clockOf(sql: Sql, now: Date | undefined) {
  return sql`business_time(coalesce(${now?.toISOString() ?? null}::timestamptz, now()))`;
}

/** A request that staff are asked about, or that was cancelled by itself. Its pick-up is in business time. */
export type UnansweredRequest = {
  id: number;
  name: string;
  vehicle: string;
  pickupDate: string;
  pickupTime: string;
  returnDate: string;
};

/** The number of requests that are named at once; the others follow once staff have decided about these. */
const MAX_ASKED = 200;

/** Lists the requests that staff are asked about, by their pick-up. */
export function listAsked(sql: Sql): Promise<UnansweredRequest[]> {
  return sql<UnansweredRequest[]>`
    select ${requestColumns(sql)} from bookings
    where status = 'pending' and expiry = 'asked'
    order by pickup_date, pickup_time, id limit ${MAX_ASKED}`;
}

/** Lists the requests that were cancelled by themselves since a moment, the last first. */
export function listExpired(
  sql: Sql,
  { since, limit }: { since: Date; limit: number },
): Promise<UnansweredRequest[]> {
  return sql<UnansweredRequest[]>`
    select ${requestColumns(sql)} from (
      select booking_id from booking_events
      where reason = 'expired' and actor = 'system' and created_at >= ${since.toISOString()}
      order by created_at desc limit ${limit}
    ) as event join bookings on bookings.id = booking_id
    where status = 'cancelled' and cancel_reason = 'expired'
    order by pickup_date desc, pickup_time desc, id desc`;
}

function requestColumns(sql: Sql) {
  return sql`
    bookings.id, name, vehicle, pickup_date as "pickupDate",
    to_char(pickup_time, 'HH24:MI') as "pickupTime", return_date as "returnDate"`;
}

type Answer = { ids: readonly bigint[]; actor: string };

/** Cancels those of the requests that staff are still asked about. Returns how many it has cancelled. */
export async function cancelAsked(
  sql: Sql,
  { ids, actor }: Answer,
  channels: readonly Channel[],
): Promise<number> {
  const [row] = await sql<[{ count: number }]>`
    with booking as (
      update bookings set status = 'cancelled', cancel_reason = 'expired'
      where ${isAsked(sql, ids)}
      returning id
    ), ${recordEvent(sql, { kind: "cancelled", actor, actorKind: "staff" }, channels)}
    select count(*)::int as count from booking`;
  return row.count;
}

/**
 * Leaves those of the requests that staff are still asked about as they are, for good. Returns how many it has
 * left.
 */
export async function keepAsked(sql: Sql, ids: readonly bigint[]): Promise<number> {
  const { count } = await sql`update bookings set expiry = 'kept' where ${isAsked(sql, ids)}`;
  return count;
}

function isAsked(sql: Sql, ids: readonly bigint[]) {
  return sql`
    id = any(${ids.map(String)}::bigint[]) and status = 'pending' and expiry = 'asked'`;
}
