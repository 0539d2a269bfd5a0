import { logFault, type Sql } from "~/web/db.server";

/** The `NOTIFY` channel on which nodes wake each other up. It carries no data. */
export const CHANNEL = "booking_event";

const DEBOUNCE_MS = 20;

/**
 * Returns a function that makes every node check for new booking events. It is a separate
 * statement: a `notify` in the one that writes the event would take a lock that all bookings share.
 * A lost wake-up delays an event by a second; nodes also poll.
 */
export function debouncedWakeUp(sql: Sql) {
  let pending: NodeJS.Timeout | null = null;
  return () => {
    pending ??= setTimeout(() => {
      pending = null;
      sql`select pg_notify(${CHANNEL}, '')`.catch((error) => {
        logFault(error, "the wake-up of nodes failed; they poll");
      });
    }, DEBOUNCE_MS);
  };
}
