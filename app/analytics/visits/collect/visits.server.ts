import { businessTime } from "~/calendar";
import { isDatabaseUnavailable, type Sql } from "~/db.server";
import { log } from "~/log.server";
import { maintainVisitTables } from "./visits.queries.server";
import type { VisitQueue } from "./visit-queue.server";

const MAINTENANCE_INTERVAL_MS = 3_600_000;

/** In the first minutes of a day, visits of the day before may still be stored. */
const LATE_MS = 10 * 60_000;

const LAST_FLUSH_TIMEOUT_MS = 2_000;

/** Prepares the tables and maintains them hourly; `close` stores what is still queued. */
export function openVisits(sql: Sql, queue: VisitQueue) {
  const maintain = () =>
    maintainVisitTables(sql, businessTime(new Date(Date.now() - LATE_MS)).date);
  const timer = setInterval(() => {
    maintain().catch((error: unknown) =>
      log.error({ err: error }, "the visit tables could not be maintained"),
    );
  }, MAINTENANCE_INTERVAL_MS).unref();
  return {
    // A node may start while the database is read-only.
    ready: maintain().catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error;
      log.warn({ err: error }, "the visit tables could not be maintained; retrying in an hour");
    }),
    async close() {
      clearInterval(timer);
      const timeout = new Promise((resolve) => setTimeout(resolve, LAST_FLUSH_TIMEOUT_MS).unref());
      await Promise.race([queue.flush(), timeout]);
    },
  };
}
