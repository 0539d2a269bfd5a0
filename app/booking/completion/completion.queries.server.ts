import type { Sql } from "~/db.server";
import { channelsOn } from "~/booking/events/channels-on.server";
import { outboxRows } from "~/booking/events/outbox-rows.server";

/** Any node may complete bookings, one at a time. */
const LOCK = 7302012;

/**
 * Completes confirmed bookings that were returned a day ago or earlier at `now`, at most so many,
 * and writes it into their history; how many it did. None while another node does.
 */
export async function completeReturned(
  sql: Sql,
  { now, most }: { now: Date; most: number },
  channels = channelsOn,
) {
  const [row] = await sql<{ count: number }[]>`
    with turn as materialized (
      select pg_try_advisory_xact_lock(${LOCK}) as is_ours
    ), returned as (
      select id from bookings
      where status = 'confirmed' and (select is_ours from turn)
        and greatest(pickup_date, return_date) + 1
          <= (${now.toISOString()}::timestamptz at time zone interval '4 hours')::date
        and greatest(pickup_date + pickup_time, return_date + return_time)
          <= (${now.toISOString()}::timestamptz at time zone interval '4 hours')
            - interval '1 day'
      order by greatest(pickup_date, return_date) + 1
      limit ${most}
      for update skip locked
    ), booking as (
      update bookings set status = 'completed' from returned
      where bookings.id = returned.id and bookings.status = 'confirmed'
      returning bookings.id
    ), event as (
      insert into booking_events (booking_id, kind, actor)
      select id, 'completed', 'system' from booking
      returning id, booking_id
    ), told as (${outboxRows(sql, "completed", "staff", channels)})
    select count(*)::int as count from booking`;
  return row!.count;
}
