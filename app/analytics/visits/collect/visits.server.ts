import { businessTime } from "~/calendar";
import { isDatabaseUnavailable, logFault, type Sql } from "~/db.server";
import { log } from "~/log.server";
import { inBatches, runEach } from "~/maintenance.server";
import { deletePastVisitors, maintainVisitTables } from "./visits.queries.server";
import type { VisitQueue } from "./visit-queue.server";

const MAINTENANCE_INTERVAL_MS = 3_600_000;

/** In the first minutes of a day, visits of the day before may still be stored. */
const LATE_MS = 10 * 60_000;

const LAST_FLUSH_TIMEOUT_MS = 2_000;

/** Prepares the tables and maintains them hourly; `close` stores what is still queued. */
export function openVisits(sql: Sql, queue: VisitQueue) {
  const today = () => businessTime(new Date(Date.now() - LATE_MS)).date;
  const maintain = () => maintainVisitTables(sql, today());
  const timer = setInterval(() => {
    // Fewer visitors are left to the statement that also creates partitions, and may time out.
    const deletePast = () => inBatches((limit) => deletePastVisitors(sql, today(), limit));
    void runEach([deletePast, maintain], (error) =>
      logFault(error, "the visit tables could not be maintained", { level: "error" }),
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
