import { logFault, type Sql } from "~/web/db.server";
import { log } from "~/web/log.server";
import { inBatches, runEach, type Batches } from "~/web/maintenance.server";
import { deleteOldKeys, deleteOldRepeats, eraseOldBookings } from "./retention.queries.server";

/** The time between two runs. Bookings become due at midnight, so most of the work is done at night. */
const INTERVAL_MS = 3_600_000;
const BATCH_SIZE = 200;

type Retention = {
  /** The number of months after which bookings are erased; null: they are never erased. */
  keepMonths: number | null;
};

type Run = Batches & { onError: (error: unknown) => void };

/**
 * Erases what is older than the settings allow, and returns how many bookings. What can't be erased is reported
 * and does not stop the rest.
 */
export async function eraseExpired(
  sql: Sql,
  { keepMonths }: Retention,
  now: Date,
  { limit = BATCH_SIZE, signal, onError }: Run,
) {
  const batches = { limit, signal };
  let erased = 0;
  const eraseBookings = async () => {
    if (keepMonths === null) return;
    const run = () => eraseOldBookings(sql, { months: keepMonths, now, limit });
    erased = await inBatches(run, batches);
  };
  await runEach(
    [
      eraseBookings,
      ...[deleteOldKeys, deleteOldRepeats].map(
        (run) => () => inBatches((size) => run(sql, size), batches),
      ),
    ],
    onError,
  );
  return erased;
}

/** Erases now and every hour until `close`, which waits for a started batch. Failures are only logged. */
export function openRetention(sql: Sql, retention: Retention) {
  const closing = new AbortController();
  const { signal } = closing;
  const onError = (error: unknown) =>
    logFault(error, "old personal data could not be erased", { level: "error" });
  const erase = async () => {
    const count = await eraseExpired(sql, retention, new Date(), { signal, onError });
    if (count > 0) log.info({ bookings: count }, "persons of old bookings were erased");
  };
  let running = erase();
  const timer = setInterval(() => (running = erase()), INTERVAL_MS).unref();
  return {
    close() {
      clearInterval(timer);
      closing.abort();
      return running;
    },
  };
}
