import postgres from "postgres";
import type { EmbeddedPlace } from "./address";
import { APPLICATION_NAME } from "./connect";
import { LOCKS } from "./locks";

const CONNECT_TIMEOUT_S = 3;
const ANSWER_WITHIN_MS = 2_000;

/** Membership of a process in those that use the embedded server. */
export type NodeLock = {
  /** False once the server or the connection is gone, and the lock with it. */
  isHeld(): boolean;
  /** Gives the lock up. Resolves with true where no other process holds one: the server is ours to
   * end, and nobody can attach to it any more. */
  release(): Promise<boolean>;
  /** Closes the connection. */
  close(): Promise<void>;
};

/**
 * Attaches to a server: makes the site's database where it is missing and takes a shared lock that
 * lives as long as this process. A process that ends the server takes the same lock exclusively, so that
 * it never ends under a process that uses it or is starting. Rejects where the server is about to
 * end, or does not answer.
 */
export async function attach(place: EmbeddedPlace): Promise<NodeLock> {
  let held = false;
  const sql = postgres({
    path: place.socket,
    username: "postgres",
    database: "postgres",
    max: 1,
    // The lock ends with its connection.
    max_lifetime: null,
    connect_timeout: CONNECT_TIMEOUT_S,
    onnotice: () => {},
    onclose: () => {
      held = false;
    },
    connection: { application_name: `${APPLICATION_NAME} node`, statement_timeout: 10_000 },
  });
  const close = () => sql.end({ timeout: 1 });
  try {
    const [row] = await inTime(
      sql`select pg_try_advisory_lock_shared(${LOCKS.embeddedServer}) as locked`,
    );
    if (!row?.locked) throw new Error("the server is about to end");
    held = true;
    await ensureDatabase(sql);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    isHeld: () => held,
    async release() {
      try {
        await inTime(sql`select pg_advisory_unlock_all()`);
        const [row] = await inTime(
          sql`select pg_try_advisory_lock(${LOCKS.embeddedServer}) as locked`,
        );
        return row?.locked === true;
      } catch {
        // A server that is ending or silent is not ours to end.
        return false;
      }
    },
    close,
  };
}

/** A frozen server accepts connections and statements, and answers none. */
async function inTime<T>(statement: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer")), ANSWER_WITHIN_MS);
  });
  try {
    return await Promise.race([statement, late]);
  } finally {
    clearTimeout(timer);
  }
}

async function ensureDatabase(sql: postgres.Sql) {
  const [found] = await sql`select from pg_database where datname = 'mgzavri'`;
  if (found) return;
  await sql`create database mgzavri`.catch((error) => {
    if (error.code !== DUPLICATE_DATABASE && error.code !== UNIQUE_VIOLATION) throw error;
  });
}

const DUPLICATE_DATABASE = "42P04";
const UNIQUE_VIOLATION = "23505"; // Two apps made it at the same moment.
