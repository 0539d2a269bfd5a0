import { deleteBatch } from "#db/delete-batch";
import { LOCKS } from "#db/locks";
import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";

/**
 * Erases the customers of up to `limit` bookings whose return was planned more than `months` before `now`, and
 * returns how many: 0 while another node holds the lock.
 */
export async function eraseOldBookings(
  sql: Sql,
  { months, now, limit }: { months: number; now: Date; limit: number },
) {
  const [row] = await sql<[{ count: number }]>`
    with lock as materialized (
      select pg_try_advisory_xact_lock(${LOCKS.retention}) as acquired
    )
    select case when acquired then erase_bookings_before(
      (${businessNow(sql, now)}::date - make_interval(months => ${months}::integer))::date,
      ${limit}::integer
    ) else 0 end as count
    from lock`;
  return row.count;
}

/** The number of days for which a repeat is recognized. A client that repeats a booking later stores a new one. */
const KEY_DAYS = 7;

/** Deletes up to `limit` keys that only clients that retry need, and returns how many. */
export function deleteOldKeys(sql: Sql, limit: number) {
  const where = sql`created_at < now() - make_interval(days => ${KEY_DAYS})`;
  return deleteBatch(sql, "booking_keys", { where, limit });
}

/** Deletes up to `limit` fingerprints that only recognize repeats, and returns how many. */
export function deleteOldRepeats(sql: Sql, limit: number) {
  const where = sql`claimed_at < now() - make_interval(days => ${KEY_DAYS})`;
  return deleteBatch(sql, "booking_repeats", { where, limit });
}
