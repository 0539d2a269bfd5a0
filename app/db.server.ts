import { connect, type DatabaseTarget, type Pool } from "#db/connect";
import { watchDatabase, type DatabaseHealth } from "~/database-health.server";

export type { Sql } from "#db/connect";

/** The pool of a process, and what is known of the database. Connections open with a statement. */
export function openPool(target: DatabaseTarget): { sql: Pool; health: DatabaseHealth } {
  const sql: Pool = connect(target, { onfault: (error) => health.noteFault(error) });
  const health = watchDatabase(sql);
  return { sql, health };
}

/** The connection or its server was lost. */
const LOST =
  /^(CONNECTION_|CONNECT_|ECONN|ENOENT|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EPIPE|57P0|08|53)/;

/**
 * The server is silent, read-only (25006: a standby, or one that fails over), or did not get to the
 * end in time (57014: statement timeout, 55P03: lock timeout).
 */
const BUSY_OR_READ_ONLY = /^(QUERY_TIMEOUT|25006|57014|55P03)$/;

/** Whether an error says that the database is away, as opposed to refusing the statement. */
export function isDatabaseAway(error: unknown): boolean {
  const code = codeOf(error);
  return LOST.test(code) || BUSY_OR_READ_ONLY.test(code);
}

/** A broken connection shows at once. Who has waited longer must not wait for a second limit. */
const REPEAT_WITHIN_MS = 1_000;

/** Runs a statement that is harmless to repeat, and repeats it once if its connection was lost. */
export async function onceMore<T>(statement: () => Promise<T>): Promise<T> {
  const from = performance.now();
  try {
    return await statement();
  } catch (error) {
    const isLate = performance.now() - from > REPEAT_WITHIN_MS;
    if (isLate || !LOST.test(codeOf(error))) throw error;
    return statement();
  }
}

function codeOf(error: unknown) {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
