import { LRUCache } from "lru-cache";
import { businessInstant } from "~/calendar";
import type { Sql } from "~/db.server";
import { countBookingsSince, type BookingCounts } from "./summary.queries.server";

const PAST_DAYS_TTL_MS = 60_000;

/**
 * Counts the bookings placed since a date: today's each time; those of past days, which are many and
 * rarely change, at most once a minute from a stale-while-revalidate cache.
 */
export function bookingCounter(sql: Sql) {
  const pastDays = new LRUCache<string, BookingCounts>({
    max: 10,
    ttl: PAST_DAYS_TTL_MS,
    allowStale: true,
    allowStaleOnFetchRejection: true,
    fetchMethod: (days) => {
      const [from = "", today = ""] = days.split(" ");
      return countBookingsSince(sql, startOf(from), startOf(today));
    },
  });
  return async (from: string, today: string): Promise<BookingCounts> => {
    const [before, now] = await Promise.all([
      pastDays.forceFetch(`${from} ${today}`),
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
