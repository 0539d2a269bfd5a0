import { rm } from "node:fs/promises";
import type { DatabaseTarget } from "../connect";
import { startEmbedded } from "../embedded";
import { embeddedPaths } from "../embedded-paths";
import { writeSecretFile } from "../secret-file";
import type { CheckedBackup } from "./check-backup";
import { requireEmptyTarget } from "./empty-target";
import { loadBackup, type FinishRestore } from "./load-backup";

/**
 * Restores a checked backup into an empty data folder or database, then runs `finish`: all of it, or
 * nothing. Resolves with its result, and with the photos that are damaged in the backup.
 */
export async function restoreBackup<Finished = undefined>(
  target: DatabaseTarget,
  backup: CheckedBackup,
  finish?: FinishRestore<Finished>,
) {
  await requireEmptyTarget(target);
  if (target.databaseUrl) return loadBackup(target, backup, finish);
  return restoreEmbedded(target, backup, finish);
}

async function restoreEmbedded<Finished>(
  { dataDir }: DatabaseTarget,
  backup: CheckedBackup,
  finish: FinishRestore<Finished> | undefined,
) {
  const database = await startEmbedded(dataDir);
  try {
    const restored = await loadBackup({ dataDir }, backup, finish);
    await writeSecretFile(dataDir, backup.secret);
    await database.stop();
    return restored;
  } catch (error) {
    await database.stop();
    await rm(embeddedPaths(dataDir).cluster, { recursive: true, force: true });
    throw error;
  }
}
