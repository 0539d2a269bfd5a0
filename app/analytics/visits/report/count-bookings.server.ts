import { LRUCache } from "lru-cache";
import { businessInstant } from "~/calendar";
import type { Sql } from "~/db.server";
import { countBookingsSince, type BookingCounts } from "./summary.queries.server";

const COUNT_AGAIN_AFTER_MS = 60_000;

/**
 * Counts the bookings placed since a date. Those of today are counted each time. Those of the days
 * before are many and change little: they are counted at most once a minute, and meanwhile the last
 * count is given.
 */
export function bookingCounter(sql: Sql) {
  const finished = new LRUCache<string, BookingCounts>({
    max: 10,
    ttl: COUNT_AGAIN_AFTER_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (days) => {
      const [from, today] = days.split(" ") as [string, string];
      return countBookingsSince(sql, startOf(from), startOf(today));
    },
  });
  return async (from: string, today: string): Promise<BookingCounts> => {
    const [before, now] = await Promise.all([
      finished.forceFetch(`${from} ${today}`),
      countBookingsSince(sql, startOf(today)),
    ]);
    return {
      placed: before.placed + now.placed,
      confirmed: before.confirmed + now.confirmed,
    };
  };
}

export type CountBookings = ReturnType<typeof bookingCounter>;

function startOf(date: string) {
  return businessInstant(date, "00:00");
}
