import type { BookingStore } from "~/booking/events/booking-store.server";
import { logFault } from "~/web/db.server";
import { log } from "~/web/log.server";
import { expireRequests } from "./unanswered.queries.server";

const INTERVAL_MS = 60_000;

/** Cancels requests that nobody answered, now and every minute until `close`. Failures are only logged. */
export function openExpiry(store: BookingStore) {
  const expire = async () => {
    try {
      const { cancelled, asked } = await expireRequests(store.sql, {}, store.channels);
      if (cancelled + asked === 0) return;
      log.info({ cancelled, asked }, "requests that nobody answered have fallen due");
      store.wakeNodes();
    } catch (error) {
      logFault(error, "unanswered requests could not be cancelled", { level: "error" });
    }
  };
  let running = expire();
  const timer = setInterval(() => (running = expire()), INTERVAL_MS).unref();
  return {
    /** Stops the runs and waits for a started one. */
    close() {
      clearInterval(timer);
      return running;
    },
  };
}
