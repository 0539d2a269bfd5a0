import type { Sql } from "~/db.server";
import { log } from "~/log.server";

/** The channel on which nodes wake each other up. It carries no data. */
export const CHANNEL = "booking_event";

const DEBOUNCE_MS = 20;

/**
 * Returns a function that makes every node look for new booking events. It is a statement of its
 * own: a `notify` in the one that writes the event would take a lock that all bookings share. A lost
 * wake-up delays an event by a second; nodes also poll.
 */
export function debouncedWakeUp(sql: Sql) {
  let pending: NodeJS.Timeout | null = null;
  return () => {
    pending ??= setTimeout(() => {
      pending = null;
      sql`select pg_notify(${CHANNEL}, '')`.catch((error) => {
        log.warn({ err: error }, "nodes were not woken up; they poll");
      });
    }, DEBOUNCE_MS);
  };
}
