import { connect, type ConnectOptions, type DatabaseTarget } from "./connect";
import { startEmbedded, type EmbeddedDatabase } from "./embedded";
import { migrate } from "./migrate";

/**
 * Makes the database ready to serve: starts the embedded one where no `databaseUrl` is given, then
 * migrates and seeds. With `databaseUrl` nothing is started here and `stop` has nothing to do.
 */
export async function openDatabase(
  target: DatabaseTarget,
  limits?: Pick<ConnectOptions, "query_timeout">,
): Promise<EmbeddedDatabase> {
  const database = target.databaseUrl
    ? await reach(target, limits)
    : await startEmbedded(target.dataDir);
  try {
    await migrate(target);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

/** A migration may take its time; the driver would look for a primary among several hosts for ever. */
async function reach(
  target: DatabaseTarget,
  limits: ConnectOptions = {},
): Promise<EmbeddedDatabase> {
  const sql = connect(target, { max: 1, ...limits });
  try {
    await sql`select 1`;
  } catch (error) {
    if ((error as { code?: string }).code !== "QUERY_TIMEOUT") throw error;
    throw new Error("no host of DATABASE_URL answers as primary", { cause: error });
  } finally {
    await sql.end({ timeout: 1 });
  }
  return { stop: async () => {} };
}
