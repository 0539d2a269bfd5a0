import type { Sql } from "~/db.server";
import { log } from "~/log.server";

/** The channel on which nodes wake each other up. It carries no data. */
export const CHANNEL = "booking_event";

const DEBOUNCE_MS = 20;
let pending: NodeJS.Timeout | null = null;

/**
 * Tells every node to look for what happened to bookings; call it after each statement that writes a
 * booking event. Apart from that statement: a `notify` inside it would take a lock that all bookings
 * share. Lost wake-ups cost a second, no event.
 */
export function wakeNodes(sql: Sql) {
  pending ??= setTimeout(() => {
    pending = null;
    sql`select pg_notify(${CHANNEL}, '')`.catch((error) => {
      log.warn({ err: error }, "the nodes were not woken up; they look by themselves");
    });
  }, DEBOUNCE_MS);
}
