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
  limit = BATCH_SIZE,
) {
  await deleteOldTraces(sql);
  await inBatches(limit, () => emptyOldTokens(sql, limit));
  if (keepMonths === null) return 0;
  return inBatches(limit, () => eraseOldBookings(sql, { months: keepMonths, now, limit }));
}

/** Runs until a batch is not full. Resolves with the sum of the batches. */
async function inBatches(limit: number, run: () => Promise<number>) {
  let total = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each batch continues after the one before.
    const count = await run();
    total += count;
    if (count < limit) return total;
  }
}

/** Erases now and every hour until `close`. Failures are only logged. */
export function openRetention(sql: Sql, retention: Retention) {
  const erase = async () => {
    try {
      const count = await eraseExpired(sql, retention, new Date());
      if (count > 0) log.info({ bookings: count }, "persons of old bookings were erased");
    } catch (error) {
      log.error({ err: error }, "old personal data could not be erased");
    }
  };
  void erase();
  const timer = setInterval(() => void erase(), INTERVAL_MS).unref();
  return { close: () => clearInterval(timer) };
}
