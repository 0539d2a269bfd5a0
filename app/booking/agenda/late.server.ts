import { businessNow } from "~/catalog/availability/time-range.server";
import type { Sql } from "~/web/db.server";

/** Returns the condition that a booking is late: out after its planned return. `row` is the name of its row. */
export function isLate(sql: Sql, row: "bookings" | "late", now: Date) {
  return sql`is_out(${sql(row)}) and booking_end(${sql(row)}) < ${businessNow(sql, now)}`;
}

/** Returns the condition that a row of `occupancy` is of a late booking. */
export function isLateOccupancy(sql: Sql, now: Date) {
  return sql`kind = 'out' and upper(during) < ${businessNow(sql, now)}`;
}
