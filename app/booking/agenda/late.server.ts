import { businessNow } from "~/availability/time-range.server";
import type { Sql } from "~/db.server";
import type { Handover } from "./today";

/** Whether a booking is late: out after its planned return. `row` is the name of its row. */
export function isLate(sql: Sql, row: "bookings" | "late", now: Date) {
  return sql`is_out(${sql(row)}) and booking_end(${sql(row)}) < ${businessNow(sql, now)}`;
}

/** The same for a row of `occupancy`. */
export function isLateOccupancy(sql: Sql, now: Date) {
  return sql`kind = 'out' and upper(during) < ${businessNow(sql, now)}`;
}

/** The same for a row of Today. `now` is business time. */
export function isLateReturn(row: Handover, { date, time }: { date: string; time: string }) {
  return row.kind === "return" && row.isOut && `${row.day} ${row.time}` < `${date} ${time}`;
}

/** Whether a row of Today is a pick-up that has passed: `listUnmarked` asks about it. `now` is business time. */
export function isPassedPickup(row: Handover, { date, time }: { date: string; time: string }) {
  return row.kind === "pickup" && `${row.day} ${row.time}` <= `${date} ${time}`;
}
