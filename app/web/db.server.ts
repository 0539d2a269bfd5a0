import { connect, type DatabaseTarget, type Pool } from "#db/connect";
import { watchDatabase, type DatabaseHealth } from "./database-health.server";
import { log } from "./log.server";
import { createChannels } from "#db/channels";
import { errorCode } from "#db/error-code";

export type { Listen } from "#db/channels";
export type { Sql } from "#db/connect";

/**
 * How many connections serve changes of bookings, which wait for each other in the database per model. A
 * pool of their own leaves the connections of pages free, and fewer connections have to plan their
 * statements.
 */
export const CHANGE_CONNECTIONS = 3;

type Pools = {
  sql: Pool;
  changes: Pool;
  channels: ReturnType<typeof createChannels>;
  health: DatabaseHealth;
};

/** Makes the connections of a process and watches their health. They open with the first statement. */
export function openPools(target: DatabaseTarget): Pools {
  const onfault = (error: Error) => health.noteFault(error);
  const sql = connect(target, { onfault });
  const changes = connect(target, { onfault, max: CHANGE_CONNECTIONS });
  const channels = createChannels(
    (options) => connect(target, options),
    (error) => logFault(error, "other nodes can't notify this one: trying again"),
  );
  const health = watchDatabase(sql, [sql, changes]);
  return { sql, changes, channels, health };
}

/**
 * Codes of the driver for a lost connection; and of the server when it shuts down, starts, is moved or
 * restored, or lacks connections, memory or disk space.
 */
const CONNECTION_LOST = /^(CONNECTION_|CONNECT_|57P0|08|53|28|3D)/;

/** Codes of the operating system, such as ECONNREFUSED. Codes of the runtime begin with ERR. */
const SYSTEM_ERROR = /^E(?!RR_)[A-Z_]+$/;

const TIMED_OUT = /^(57014|55P03)$/;
const READ_ONLY = "25006";

function isConnectionLost(error: unknown): boolean {
  const code = errorCode(error);
  // Files and programs fail with the same codes: only the error of a statement has a query.
  const isOfStatement = error instanceof Error && "query" in error;
  return CONNECTION_LOST.test(code) || (isOfStatement && SYSTEM_ERROR.test(code));
}

/** Returns the fault of the database after which a later attempt may succeed; null for any other error. */
function databaseFault(error: unknown): string | null {
  if (TIMED_OUT.test(errorCode(error))) return "the database took too long";
  return outageOf(error);
}

/** Returns the outage that an error shows, which `watchDatabase` logs once; null for any other error. */
function outageOf(error: unknown): string | null {
  const code = errorCode(error);
  if (code === READ_ONLY) return "the database is read-only";
  if (code === "QUERY_TIMEOUT" || isConnectionLost(error)) return "the database is unavailable";
  return null;
}

/**
 * Returns whether an error means that the database is unavailable: false for an error of the statement
 * itself.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  return databaseFault(error) !== null;
}

/** Logs the request that was refused because the database is unavailable. Throws any other error. */
export function logUnavailable(error: unknown, failure: string) {
  const fault = databaseFault(error);
  if (fault === null) throw error;
  log.error(faultFields(error), `${failure}: ${fault}`);
}

/**
 * Returns the fields of a log line about a failed request. Without the stack during an outage, when each
 * line would have an equal one.
 */
export function faultFields(error: unknown) {
  return outageOf(error) === null ? { err: error } : { reason: String(error) };
}

/**
 * Logs a failure of work that is tried again by itself, or that a page can do without. During an outage
 * every attempt fails: `watchDatabase` has logged that, once.
 */
export function logFault(
  error: unknown,
  failure: string,
  { level = "warn", ...fields }: { level?: "warn" | "error"; [field: string]: unknown } = {},
) {
  log[outageOf(error) === null ? level : "debug"]({ err: error, ...fields }, failure);
}

/** Resolves with the value of a read that a page can do without: null while the database is unavailable. */
export async function orNull<T>(read: Promise<T>): Promise<T | null> {
  try {
    return await read;
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    logFault(error, "a part of a page is left out");
    return null;
  }
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
    if (isLate || !isConnectionLost(error)) throw error;
    return statement();
  }
}

/** Returns whether a statement was refused by a unique, exclusion or check constraint. */
export function isViolation(error: unknown, constraint: string): boolean {
  return (
    /^(23505|23P01|23514)$/.test(errorCode(error)) &&
    error instanceof Error &&
    "constraint_name" in error &&
    error.constraint_name === constraint
  );
}
