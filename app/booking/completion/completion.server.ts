import { log } from "~/log.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { completeReturned } from "~/booking/status.queries.server";

const EVERY_MS = 600_000;
const AT_ONCE = 500;

/** Completes all bookings that are due. */
export async function completeAllReturned(
  store: BookingStore,
  now: Date,
  atOnce = AT_ONCE,
): Promise<number> {
  let all = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each takes what the one before has left.
    const count = await completeReturned(store.sql, { now, most: atOnce }, store.channels);
    if (count > 0) store.wakeNodes();
    all += count;
    if (count < atOnce) return all;
  }
}

/** Does so from now on, now and then; `close` ends it. A try that fails is only logged. */
export function openCompletion(store: BookingStore) {
  const complete = () => {
    completeAllReturned(store, new Date()).catch((error: unknown) => {
      log.error({ err: error }, "bookings could not be completed");
    });
  };
  complete();
  const timer = setInterval(complete, EVERY_MS).unref();
  return { close: () => clearInterval(timer) };
}
