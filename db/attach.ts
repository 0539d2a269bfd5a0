import { existsSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseTarget } from "./connect";
import { startEmbedded, type EmbeddedDatabase } from "./embedded";
import { embeddedPaths } from "./embedded-paths";

/** Starts the embedded database of an existing site, if it isn't running, without migrating it. */
export async function attachDatabase({
  databaseUrl,
  dataDir,
}: DatabaseTarget): Promise<EmbeddedDatabase> {
  if (databaseUrl) return { stop: async () => {} };
  if (existsSync(join(embeddedPaths(dataDir).cluster, "PG_VERSION"))) return startEmbedded(dataDir);
  throw new Error(`there is no site in ${dataDir}: set DATA_DIR or DATABASE_URL`);
}
