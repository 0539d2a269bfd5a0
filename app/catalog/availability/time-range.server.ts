import type { Sql } from "~/web/db.server";
import type { TimeRange } from "./availability";

/** Returns the range for the column `occupancy`. Without a duration it is a day, like `booking_period`. */
export function timeRange(sql: Sql, { start, end }: TimeRange) {
  return end > start
    ? sql`tsrange(${start}::timestamp, ${end}::timestamp)`
    : sql`tsrange(${start}::timestamp, ${start}::timestamp + interval '1 day')`;
}

export function businessNow(sql: Sql, now: Date) {
  return sql`business_time(${now.toISOString()}::timestamptz)`;
}
