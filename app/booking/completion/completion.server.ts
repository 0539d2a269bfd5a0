import { logFault } from "~/db.server";
import { inBatches } from "~/maintenance.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { completeReturned } from "~/booking/status.queries.server";

const INTERVAL_MS = 600_000;
const BATCH_SIZE = 500;

export function completeAllReturned(
  store: BookingStore,
  now: Date,
  batchSize = BATCH_SIZE,
): Promise<number> {
  const completeBatch = async (limit: number) => {
    const count = await completeReturned(store.sql, { now, limit }, store.channels);
    if (count > 0) store.wakeNodes();
    return count;
  };
  return inBatches(completeBatch, { limit: batchSize });
}

/** Completes due bookings now and every ten minutes until `close`. Failures are only logged. */
export function openCompletion(store: BookingStore) {
  const complete = () => {
    completeAllReturned(store, new Date()).catch((error: unknown) => {
      logFault(error, "bookings could not be completed", { level: "error" });
    });
  };
  complete();
  const timer = setInterval(complete, INTERVAL_MS).unref();
  return { close: () => clearInterval(timer) };
}
