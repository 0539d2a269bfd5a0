import type { Sql } from "~/db.server";
import { log } from "~/log.server";
import { wakeNodes } from "~/booking/events/wake-up.server";
import { completeReturned } from "~/booking/status.queries.server";

const EVERY_MS = 600_000;
const AT_ONCE = 500;

/** Completes all bookings that are due. */
export async function completeAllReturned(sql: Sql, now: Date, atOnce = AT_ONCE): Promise<number> {
  let all = 0;
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- each takes what the one before has left.
    const count = await completeReturned(sql, { now, most: atOnce });
    if (count > 0) wakeNodes(sql);
    all += count;
    if (count < atOnce) return all;
  }
}

/** Does so from now on, now and then; `close` ends it. A try that fails is only logged. */
export function openCompletion(sql: Sql) {
  const complete = () => {
    completeAllReturned(sql, new Date()).catch((error: unknown) => {
      log.error({ err: error }, "bookings could not be completed");
    });
  };
  complete();
  const timer = setInterval(complete, EVERY_MS).unref();
  return { close: () => clearInterval(timer) };
}
