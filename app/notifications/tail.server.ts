import {
  findLastEvent,
  listEventsSince,
  type BookingEvent,
} from "~/booking/booking-events.queries.server";
import type { Sql } from "~/db.server";
import { log } from "~/log.server";
import { listen } from "~/web/listen.server";
import { CHANNEL } from "~/booking/events/wake-up.server";

const LOOK_EVERY_MS = 1_000;
const MOST_AT_ONCE = 500;

/** Longer than a statement may take: an id that is still missing then was never stored. */
const WAIT_FOR_MISSING_MS = 30_000;

/** How many missing ids before an event are waited for; a longer jump is no late commit. */
const REACH = 1_000;

/**
 * Follows what happens to the bookings of the whole site, whichever node does it: looks on each
 * wake-up and at least once a second. Ids commit out of order, so a lower one that is missing is
 * waited for. Each event is handed over once; if `onEvents` throws, the same events come again.
 * Faults are logged, and the next look catches up.
 */
export async function followBookings(
  sql: Sql,
  onEvents: (events: BookingEvent[]) => Promise<void>,
) {
  const last = await findLastEvent(sql, REACH);
  let highest = last.id;
  /** Ids that may still come, with the moment (ms) at which they were found missing. */
  const missing = new Map(last.missing.map((id) => [id, performance.now()]));
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  async function look() {
    forgetOld(missing);
    const since = { id: highest, also: [...missing.keys()], limit: MOST_AT_ONCE };
    const fresh = await listEventsSince(sql, since);
    if (fresh.length > 0) await onEvents(fresh);
    for (const event of fresh) passBy(event.id);
    lookAgain ||= fresh.length === MOST_AT_ONCE;
  }

  function passBy(id: number) {
    missing.delete(id);
    for (let lower = Math.max(highest + 1, id - REACH); lower < id; lower += 1) {
      missing.set(lower, performance.now());
    }
    highest = Math.max(highest, id);
  }

  function wake() {
    if (looking) lookAgain = true;
    looking ??= look()
      .catch((error) => log.warn({ err: error }, "could not look for what happened to bookings"))
      .finally(() => {
        looking = null;
        if (!lookAgain) return;
        lookAgain = false;
        wake();
      });
  }

  const timer = setInterval(wake, LOOK_EVERY_MS);
  const listener = await listen(sql, CHANNEL, wake);
  return {
    async close() {
      clearInterval(timer);
      await listener.close();
      await looking;
    },
  };
}

function forgetOld(missing: Map<number, number>) {
  const limit = performance.now() - WAIT_FOR_MISSING_MS;
  for (const [id, moment] of missing) if (moment < limit) missing.delete(id);
}
