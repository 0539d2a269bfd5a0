import { setTimeout as delay } from "node:timers/promises";
import postgres from "postgres";
import { APPLICATION_NAME, embeddedRole } from "./connect";
import { ensureRoles } from "./embedded-roles";
import { LOCKS } from "./locks";
import type { Server } from "./postmaster";

const CONNECT_TIMEOUT_S = 3;
const TIMEOUT_MS = 4_000;

/** The lock that marks a process as a user of the embedded server. */
export type NodeLock = {
  /** False once the server or the connection, and so the lock, is lost. */
  isHeld(): boolean;
  /** Releases the lock. Resolves with true if no other process holds one: then this process must
   * stop the server, and no other can attach to it. */
  release(): Promise<boolean>;
  /** Closes the connection. */
  close(): Promise<void>;
};

/**
 * Attaches to a server: creates its roles and the site's database if missing and takes a shared lock for
 * the life of this process. A process that stops the server takes this lock exclusively, so it never stops
 * while another process uses it or starts. Rejects if the server is about to stop, or does not respond.
 */
export async function attach(server: Server): Promise<NodeLock> {
  let held = false;
  const sql = postgres({
    ...embeddedRole(server.paths, "owner"),
    database: "postgres",
    max: 1,
    // The lock ends with its connection.
    max_lifetime: null,
    connect_timeout: CONNECT_TIMEOUT_S,
    onnotice: () => {},
    onclose: () => {
      held = false;
    },
    connection: { application_name: `${APPLICATION_NAME} attached`, statement_timeout: 10_000 },
  });
  const close = () => sql.end({ timeout: 1 });
  try {
    const [row] = await withTimeout(
      sql`select pg_try_advisory_lock_shared(${LOCKS.embeddedServer}) as locked`,
    );
    if (!row?.locked) throw new Error("the server is about to stop");
    held = true;
    await ensureRoles(sql, server);
    await ensureDatabase(sql);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    isHeld: () => held,
    async release() {
      try {
        return await withTimeout(lockAlone(sql));
      } catch {
        // If the server is stopping or does not respond, leave it running.
        return false;
      }
    },
    close,
  };
}

/** Resolves with whether no other process holds a lock. */
async function lockAlone(sql: postgres.Sql) {
  await sql`select pg_advisory_unlock_all()`;
  const [row] = await sql`select pg_try_advisory_lock(${LOCKS.embeddedServer}) as locked`;
  return row?.locked === true;
}

/**
 * Fails a statement that takes too long: a frozen server accepts connections and statements, but never
 * responds.
 */
function withTimeout<T>(statement: Promise<T>): Promise<T> {
  const tooLate = delay(TIMEOUT_MS, null, { ref: false }).then(() => {
    throw new Error("no response");
  });
  return Promise.race([statement, tooLate]);
}

async function ensureDatabase(sql: postgres.Sql) {
  const [found] = await sql`select from pg_database where datname = 'mgzavri'`;
  if (found) return;
  await sql`create database mgzavri`.catch((error) => {
    if (error.code !== DUPLICATE_DATABASE && error.code !== UNIQUE_VIOLATION) throw error;
  });
}

const DUPLICATE_DATABASE = "42P04";
const UNIQUE_VIOLATION = "23505"; // Two processes created it concurrently.
