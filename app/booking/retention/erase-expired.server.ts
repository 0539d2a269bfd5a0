import type { Sql } from "~/db.server";
import { log } from "~/log.server";
import { deleteOldTraces, emptyOldTokens, eraseOldBookings } from "./retention.queries.server";

/** Bookings become due at midnight, so most of the work is done at night. */
const INTERVAL_MS = 3_600_000;
const BATCH_SIZE = 200;

type Retention = {
  /** Null: no retention limit. */
  keepMonths: number | null;
};

/** Erases what is older than the settings allow. */
export async function eraseExpired(
  sql: Sql,
  { keepMonths }: Retention,
  now: Date,
  { limit = BATCH_SIZE, signal }: { limit?: number; signal?: AbortSignal } = {},
) {
  await deleteOldTraces(sql);
  const batches = { limit, signal };
  await inBatches(batches, () => emptyOldTokens(sql, limit));
  if (keepMonths === null) return 0;
  return inBatches(batches, () => eraseOldBookings(sql, { months: keepMonths, now, limit }));
}

type Batches = { limit: number; signal: AbortSignal | undefined };

/** Runs until a batch is not full, or `signal`. Resolves with the sum of the batches. */
async function inBatches({ limit, signal }: Batches, run: () => Promise<number>) {
  let total = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each batch continues after the one before.
    const count = await run();
    total += count;
    if (count < limit || signal?.aborted) return total;
  }
}

/** Erases now and every hour until `close`, which waits for a started batch. Failures are only logged. */
export function openRetention(sql: Sql, retention: Retention) {
  const closing = new AbortController();
  const { signal } = closing;
  const erase = async () => {
    try {
      const count = await eraseExpired(sql, retention, new Date(), { signal });
      if (count > 0) log.info({ bookings: count }, "persons of old bookings were erased");
    } catch (error) {
      log.error({ err: error }, "old personal data could not be erased");
    }
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
