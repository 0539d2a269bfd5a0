import type { Booking } from "~/booking/booking";
import {
  findLastBookingId,
  listBookingsSince,
  listIdsOfWindow,
} from "~/booking/booking.queries.server";
import type { Sql } from "~/db.server";
import { log } from "~/log.server";
import { CHANNEL } from "./wake-up.server";

const LOOK_EVERY_MS = 1_000;
const MOST_AT_ONCE = 500;

/** Longer than a statement may take: nothing commits later than this after its `created_at`. */
const WINDOW_SECONDS = 15;

/**
 * Follows the bookings of the whole site, whichever node takes them: looks on each wake-up and at
 * least once a second. Each booking is handed over once. Faults are logged, and the next look
 * catches up.
 */
export async function followBookings(sql: Sql, onBooking: (booking: Booking) => Promise<void>) {
  const window = { seconds: WINDOW_SECONDS, limit: MOST_AT_ONCE };
  let highest = await findLastBookingId(sql);
  /** Ids that were handed over, with the moment (ms), as long as the window may show them again. */
  const seen = new Map<number, number>();
  for (const id of await listIdsOfWindow(sql, WINDOW_SECONDS)) seen.set(id, performance.now());
  let looking: Promise<void> | null = null;
  let lookAgain = false;

  async function look() {
    forgetOld(seen);
    const except = [...seen.keys()];
    const fresh = await listBookingsSince(sql, { ...window, id: highest, except });
    for (const booking of fresh) {
      await onBooking(booking);
      seen.set(booking.id, performance.now());
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
      await listening.unlisten();
      await looking;
    },
  };
}

function forgetOld(seen: Map<number, number>) {
  const limit = performance.now() - 2 * WINDOW_SECONDS * 1_000;
  for (const [id, moment] of seen) if (moment < limit) seen.delete(id);
}
