import { randomUUID } from "node:crypto";
import { acquireLease } from "#db/node-lease";
import { logFault, type Sql } from "~/web/db.server";
import { log } from "~/web/log.server";
import { singleFlight } from "~/web/single-flight.server";
import { sealEvents } from "./seal-events.server";

const SEAL_EVERY_MS = 60_000;
const LEASE_S = 180;

/** Seals new events every minute until `close`, on one node at a time. */
export function openSealing(sql: Sql) {
  const lease = { name: "event seals", holder: randomUUID(), seconds: LEASE_S };

  async function seal() {
    if (!(await acquireLease(sql, lease))) return;
    const head = await sealEvents(sql);
    // The log has a copy of the head outside of the database, for `npm run audit -- HASH`.
    if (head) log.info({ seal: head.id, hash: head.hash }, "events are sealed");
  }

  const { trigger, idle } = singleFlight(seal, (error) =>
    logFault(error, "events could not be sealed", { level: "error" }),
  );
  const timer = setInterval(trigger, SEAL_EVERY_MS).unref();

  return {
    async close() {
      clearInterval(timer);
      await idle();
    },
  };
}
