import type { Booking } from "~/booking/booking";
import { findLastBooking, listBookingsSince } from "~/booking/booking.queries.server";
import { isDatabaseAway, type Sql } from "~/db.server";
import { log } from "~/log.server";
import { CHANNEL } from "./wake-up.server";

const LOOK_EVERY_MS = 1_000;
const MOST_AT_ONCE = 500;

/** Longer than a statement may take: an id that is still missing then was never stored. */
const WAIT_FOR_MISSING_MS = 30_000;

/** How many missing ids before a booking are waited for; a longer jump is no late commit. */
const REACH = 1_000;

/**
 * Follows the bookings of the whole site, whichever node takes them: looks on each wake-up and at
 * least once a second. Ids commit out of order, so a lower one that is missing is waited for. Each
 * booking is handed over once. Faults are logged, and the next look catches up.
 */
export async function followBookings(sql: Sql, onBooking: (booking: Booking) => Promise<void>) {
  const last = await findLastBooking(sql, REACH);
  let highest = last.id;
  /** Ids that may still come, with the moment (ms) at which they were found missing. */
  const missing = new Map(last.missing.map((id) => [id, performance.now()]));
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  async function look() {
    forgetOld(missing);
    const since = { id: highest, also: [...missing.keys()], limit: MOST_AT_ONCE };
    const fresh = await listBookingsSince(sql, since);
    for (const booking of fresh) {
      await onBooking(booking);
      missing.delete(booking.id);
      for (let id = Math.max(highest + 1, booking.id - REACH); id < booking.id; id += 1) {
        missing.set(id, performance.now());
      }
      highest = Math.max(highest, booking.id);
    }
    lookAgain ||= fresh.length === MOST_AT_ONCE;
  }

  function wake() {
    if (looking) lookAgain = true;
    looking ??= look()
      .catch((error) => log.warn({ err: error }, "could not look for new bookings"))
      .finally(() => {
        looking = null;
        if (!lookAgain) return;
        lookAgain = false;
        wake();
      });
  }

  const timer = setInterval(wake, LOOK_EVERY_MS);
  const listening = await sql.listen(CHANNEL, wake);
  return {
    async close() {
      clearInterval(timer);
      // On a line that is broken nothing is heard any more.
      await listening.unlisten().catch((error: unknown) => {
        if (!isDatabaseAway(error)) throw error;
      });
      await looking;
    },
  };
}

function forgetOld(missing: Map<number, number>) {
  const limit = performance.now() - WAIT_FOR_MISSING_MS;
  for (const [id, moment] of missing) if (moment < limit) missing.delete(id);
}
