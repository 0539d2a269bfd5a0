import { randomUUID } from "node:crypto";
import { nameSetting } from "./address-fault";
import { connect, type ConnectOptions, type DatabaseTarget } from "./connect";
import { startEmbedded, type EmbeddedDatabase } from "./embedded";
import { limitRole } from "./limit-role";
import { migrate } from "./migrate";
import { errorCode } from "./error-code";

type OpenOptions = Pick<ConnectOptions, "query_timeout"> & { signal?: AbortSignal };

/**
 * Starts the embedded database, or with `databaseUrl` waits for its primary. Then sets the limits of the
 * app's role, migrates and seeds.
 * With `databaseUrl`, `stop` does nothing. Rejects with the reason of an aborted `signal`, after
 * stopping what it started.
 */
export async function openDatabase(
  target: DatabaseTarget,
  { signal, ...limits }: OpenOptions = {},
): Promise<EmbeddedDatabase> {
  const database = target.databaseUrl
    ? await waitForPrimary(target, limits)
    : await startEmbedded(target.dataDir, signal);
  try {
    await limitRole(target);
    if (target.databaseUrl) await refuseSharedSessions(target);
    await migrate(target, { signal });
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** Waits for a primary with a limit: migrations have none, so the driver would search for one forever. */
async function waitForPrimary(
  target: DatabaseTarget,
  limits: ConnectOptions,
): Promise<EmbeddedDatabase> {
  const sql = connect(target, { max: 1, ...limits });
  try {
    await nameSetting(target, "app", () => sql`select 1`);
  } catch (error) {
    if (errorCode(error) !== "QUERY_TIMEOUT") throw error;
    throw new Error("no host of DATABASE_URL is a primary that responds", { cause: error });
  } finally {
    await sql.end({ timeout: 1 });
  }
  return { stop: async () => {} };
}

/**
 * Refuses a pooler in transaction mode, which gives the session of one connection to another, with the
 * statements that the driver has prepared in it: requests would fail, and might read the rows of others.
 */
async function refuseSharedSessions(target: DatabaseTarget) {
  const [sql, other] = [connect(target, { max: 1 }), connect(target, { max: 1 })];
  try {
    const mark = randomUUID();
    await sql`select set_config('mgzavri.session', ${mark}, false)`;
    const [row] = await other<[{ seen: string | null }]>`
      select current_setting('mgzavri.session', true) as seen`;
    if (row.seen !== mark) return;
  } finally {
    await Promise.all([sql.end({ timeout: 1 }), other.end({ timeout: 1 })]);
  }
  throw new Error(
    "DATABASE_URL leads to a pooler that shares sessions (transaction mode): set pool_mode = session",
  );
}
