import { businessTime } from "~/calendar";
import { isDatabaseAway, sql } from "~/db.server";
import { log } from "~/log.server";
import { storeBeside } from "./beside.server";
import { visitStore } from "./store-visits.server";
import { createVisitQueue } from "./visit-queue.server";
import { visitWriter } from "./visit-writer.server";
import { tendVisits } from "./visits.queries.server";

/** A thread needs a built file; `npm run dev` and the tests have none. */
const beside = import.meta.env.PROD ? storeBeside() : null;

/** The visits of this process that wait to be stored. */
export const visitQueue = createVisitQueue({
  store: beside?.store ?? visitWriter(visitStore(sql)),
});

const TEND_EVERY_MS = 3_600_000;

/** What is stored in the first minutes of a day may belong to the day before. */
const LATE_MS = 10 * 60_000;

const STORE_WITHIN_MS = 2_000;

/** Readies the tables and keeps them so; `close` stores what waits. */
export function openVisits() {
  const tend = () => tendVisits(sql, businessTime(new Date(Date.now() - LATE_MS)).date);
  const timer = setInterval(() => {
    tend().catch((error: unknown) => log.error({ err: error }, "visits could not be tended"));
  }, TEND_EVERY_MS).unref();
  return {
    // A node may start while the database is read-only.
    ready: tend().catch((error: unknown) => {
      if (!isDatabaseAway(error)) throw error;
      log.warn({ err: error }, "visits could not be tended; the next try is in an hour");
    }),
    async close() {
      clearInterval(timer);
      const late = new Promise((resolve) => setTimeout(resolve, STORE_WITHIN_MS).unref());
      await Promise.race([visitQueue.flush(), late]);
      await beside?.close();
    },
  };
}
