import type { DatabaseTarget } from "./connect";
import { startEmbedded, type EmbeddedDatabase } from "./embedded";
import { migrate } from "./migrate";

/**
 * Makes the database ready to serve: starts the embedded one where no `databaseUrl` is given, then
 * migrates and seeds. With `databaseUrl` nothing is started here and `stop` has nothing to do.
 */
export async function openDatabase(target: DatabaseTarget): Promise<EmbeddedDatabase> {
  const database = target.databaseUrl ? untouched : await startEmbedded(target.dataDir);
  try {
    await migrate(target);
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

const untouched: EmbeddedDatabase = { stop: async () => {} };
