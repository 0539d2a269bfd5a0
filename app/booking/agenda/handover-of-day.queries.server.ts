import { businessNow } from "~/catalog/availability/time-range.server";
import { addDays, businessInstant, businessTime } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { isLate } from "./late.server";

/** The time of tomorrow before which drivers see hand-overs: they see one at noon too. */
export const DRIVER_BEFORE = "12:01";

/**
 * Returns whether a booking belongs to the work of a driver: its pick-up or return is planned for today or until
 * tomorrow noon, or was marked today, its vehicle is late, or its pick-up has passed and nobody marked it.
 */
export async function isHandoverOfDay(sql: Sql, id: bigint | number, now: Date): Promise<boolean> {
  const { date } = businessTime(now);
  const tomorrow = addDays(date, 1);
  const dayStart = businessInstant(date, "00:00");
  const rows = await sql`
    select from bookings
    where id = ${String(id)}::bigint and status in ('confirmed', 'completed') and (
      ${date}::date in (pickup_date, return_date)
      or pickup_date = ${tomorrow}::date and pickup_time < ${DRIVER_BEFORE}::time
      or return_date = ${tomorrow}::date and return_time < ${DRIVER_BEFORE}::time
      or greatest(out_at, returned_at) >= ${dayStart}
      or ${isLate(sql, "bookings", now)}
      or is_unmarked(bookings, ${businessNow(sql, now)})
    )`;
  return rows.length > 0;
}
