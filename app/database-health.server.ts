import type { Pool, Sql } from "#db/connect";
import { log } from "~/log.server";
import { coalesce } from "~/coalesce.server";

/** `/readyz` has to answer within 2 s. */
const ANSWER_WITHIN_MS = 1_500;
const LOOK_EVERY_MS = 1_000;

const DISK_FULL = "53100";
const READ_ONLY = "25006";

export type DatabaseState = "ready" | "unavailable" | "read-only" | "full";

export type DatabaseHealth = ReturnType<typeof watchDatabase>;

/**
 * Knows whether bookings can be stored, and logs each change once. Connections that started while
 * the server was read-only stay so for good, so they are replaced.
 */
export function watchDatabase(sql: Pool) {
  let state: DatabaseState = "ready";
  let since = Date.now();
  let isFull = false;
  let timer: NodeJS.Timeout | undefined;
  const look = coalesce(() => probe(sql, isFull), ANSWER_WITHIN_MS);

  async function check(): Promise<DatabaseState> {
    const seen = (await look()) ?? "unavailable";
    if (seen === "read-only") renew();
    if (seen === "ready") isFull = false;
    note(seen);
    return seen;
  }

  function note(seen: DatabaseState) {
    if (seen === state) return;
    const seconds = Math.round((Date.now() - since) / 1000);
    if (seen === "ready") log.warn({ seconds }, `the database is ready again (it was ${state})`);
    else log.error(`the database is ${seen}: no booking can be stored`);
    if (state === "ready" || seen === "ready") since = Date.now();
    state = seen;
  }

  function renew() {
    sql.close().catch((error: unknown) => {
      log.warn({ err: error }, "read-only connections could not be closed");
    });
  }

  return {
    /** Asks the database. */
    check,
    /** Takes notice of what a statement ended with. */
    noteFault(error: Error & { code?: string }) {
      if (error.code === DISK_FULL) isFull = true;
      if (error.code === READ_ONLY) renew();
    },
    /** Looks again and again until `close`, so that a silent database is logged without visitors. */
    open() {
      timer = setInterval(() => void check(), LOOK_EVERY_MS);
    },
    close() {
      clearInterval(timer);
    },
  };
}

/**
 * What a statement can do now. Errors are the caller's, except for a full disk: small statements
 * still succeed on one, so after a refused write the probe needs some space of its own.
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
    if ((error as { code?: string }).code === DISK_FULL) return "full";
    throw error;
  }
}
