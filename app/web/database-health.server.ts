import type { Pool, Sql } from "#db/connect";
import { log } from "./log.server";
import { shareInFlight } from "./share-in-flight.server";
import { errorCode } from "#db/error-code";

/** How long a probe may take: `/readyz` has to respond within 2 s. */
const ANSWER_WITHIN_MS = 1_500;
const PROBE_EVERY_MS = 1_000;

const DISK_FULL = "53100";
const READ_ONLY = "25006";

export type DatabaseState = "ready" | "unavailable" | "read-only" | "full";

export type DatabaseHealth = ReturnType<typeof watchDatabase>;

/**
 * Watches whether bookings can be stored and logs each change once. Connections that were opened
 * while the server was read-only stay read-only, so they are replaced.
 */
export function watchDatabase(sql: Sql, pools: readonly Pool[]) {
  let state: DatabaseState = "ready";
  let since = Date.now();
  let isFull = false;
  let timer: NodeJS.Timeout | undefined;
  const probeOnce = shareInFlight(probeAsNeeded, ANSWER_WITHIN_MS);

  async function probeAsNeeded(): Promise<DatabaseState> {
    const needsSpace = isFull;
    const probed = await probe(sql, needsSpace);
    if (probed !== "ready") return probed;
    // A write has failed since this probe began.
    if (isFull && !needsSpace) return probeAsNeeded();
    isFull = false;
    return probed;
  }

  async function check(): Promise<DatabaseState> {
    const probed = (await probeOnce()) ?? "unavailable";
    if (probed === "read-only") renewConnections();
    setState(probed);
    return probed;
  }

  function setState(next: DatabaseState) {
    if (next === state) return;
    const seconds = Math.round((Date.now() - since) / 1000);
    if (next === "ready") log.warn({ seconds }, `the database is ready again (it was ${state})`);
    else log.error(`the database is ${next}: no booking can be stored`);
    if (state === "ready" || next === "ready") since = Date.now();
    state = next;
  }

  function renewConnections() {
    Promise.all(pools.map((pool) => pool.close())).catch((error: unknown) => {
      log.warn({ err: error }, "read-only connections could not be closed");
    });
  }

  return {
    check,
    /** Takes the error of every failed statement. */
    noteFault(error: Error & { code?: string }) {
      if (error.code === DISK_FULL) isFull = true;
      if (error.code === READ_ONLY) renewConnections();
    },
    /** Checks until `close`, so that an outage is logged without visitors too. */
    open() {
      timer = setInterval(() => void check(), PROBE_EVERY_MS);
    },
    close() {
      clearInterval(timer);
    },
  };
}

/**
 * Throws if the database is unavailable. Small statements still succeed on a full disk, so after a
 * failed write (`needsSpace`) the probe writes some data.
 */
async function probe(sql: Sql, needsSpace: boolean): Promise<DatabaseState> {
  const [row] = await sql<{ isReadOnly: boolean }[]>`
    select pg_is_in_recovery() or current_setting('transaction_read_only')::boolean as "isReadOnly"`;
  if (row?.isReadOnly) return "read-only";
  if (!needsSpace) return "ready";
  try {
    await sql`
      create temporary table write_probe on commit drop as
      select id from generate_series(1, 30000) as id`;
    return "ready";
  } catch (error) {
    if (errorCode(error) === DISK_FULL) return "full";
    throw error;
  }
}
