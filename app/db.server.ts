import { connect, type DatabaseTarget, type Pool } from "#db/connect";
import { watchDatabase, type DatabaseHealth } from "~/database-health.server";
import { log } from "~/log.server";
import { createChannels } from "#db/channels";
import { errorCode } from "#db/error-code";

export type { Listen } from "#db/channels";
export type { Sql } from "#db/connect";

/**
 * Changes of bookings of one model wait for each other in the database. With connections of their
 * own, they leave those of pages free, and fewer connections have to plan their statements.
 */
export const CHANGE_CONNECTIONS = 3;

type Pools = {
  sql: Pool;
  changes: Pool;
  channels: ReturnType<typeof createChannels>;
  health: DatabaseHealth;
};

/** The connections of a process and their health. They open with the first statement. */
export function openPools(target: DatabaseTarget): Pools {
  const onfault = (error: Error) => health.noteFault(error);
  const sql = connect(target, { onfault });
  const changes = connect(target, { onfault, max: CHANGE_CONNECTIONS });
  const channels = createChannels(
    (options) => connect(target, options),
    (error) => log.warn({ err: error }, "other nodes can't notify this one: trying again"),
  );
  const health = watchDatabase(sql, [sql, changes]);
  return { sql, changes, channels, health };
}

const CONNECTION_LOST =
  /^(CONNECTION_|CONNECT_|ECONN|EAGAIN|ENOENT|ENOTFOUND|EHOSTUNREACH|ETIMEDOUT|EPIPE|57P0|08|53)/;

/** 25006: read-only (a standby or a failover), 57014: statement timeout, 55P03: lock timeout. */
const BUSY_OR_READ_ONLY = /^(QUERY_TIMEOUT|25006|57014|55P03)$/;

/** False for an error of the statement itself. */
export function isDatabaseUnavailable(error: unknown): boolean {
  const code = errorCode(error);
  return CONNECTION_LOST.test(code) || BUSY_OR_READ_ONLY.test(code);
}

/** The value of a read that a page can do without: null while the database is unavailable. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.warn({ err: error }, "a part of a page is left out: the database is unavailable");
    return null;
  }
}

/** Whether a statement failed because the server is a standby. */
export function isStandbyError(error: unknown): boolean {
  return errorCode(error) === "25006";
}

/** A broken connection fails at once. After a longer wait a retry would double the timeout. */
const RETRY_WITHIN_MS = 1_000;

/** Retries an idempotent statement once if its connection was lost. */
export async function retryOnce<T>(statement: () => Promise<T>): Promise<T> {
  const start = performance.now();
  try {
    return await statement();
  } catch (error) {
    const isLate = performance.now() - start > RETRY_WITHIN_MS;
    if (isLate || !CONNECTION_LOST.test(errorCode(error))) throw error;
    return statement();
  }
}

/** Whether a statement was refused by a unique, exclusion or check constraint. */
export function isViolation(error: unknown, constraint: string): boolean {
  return (
    /^(23505|23P01|23514)$/.test(errorCode(error)) &&
    error instanceof Error &&
    "constraint_name" in error &&
    error.constraint_name === constraint
  );
}
