import { rm } from "node:fs/promises";
import type { DatabaseTarget } from "../connect";
import { startEmbedded } from "../embedded";
import { embeddedPaths } from "../embedded-paths";
import { writeSecretFile } from "../secret-file";
import type { CheckedBackup } from "./check-backup";
import { requireEmptyTarget } from "./empty-target";
import { loadBackup } from "./load-backup";

/** Restores a checked backup into an empty data folder or database: all of it, or nothing. */
export async function restoreBackup(target: DatabaseTarget, backup: CheckedBackup) {
  await requireEmptyTarget(target);
  if (target.databaseUrl) await loadBackup(target, backup);
  else await restoreEmbedded(target, backup);
}

async function restoreEmbedded({ dataDir }: DatabaseTarget, backup: CheckedBackup) {
  const database = await startEmbedded(dataDir);
  try {
    await loadBackup({ dataDir }, backup);
    await writeSecretFile(dataDir, backup.secret);
  } catch (error) {
    await database.stop();
    await rm(embeddedPaths(dataDir).cluster, { recursive: true, force: true });
    throw error;
  }
  await database.stop();
}
