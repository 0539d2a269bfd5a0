import { chmod, mkdir, mkdtemp, readdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { embeddedPaths } from "../embedded-paths";
import { stopServer } from "../postmaster";
import { isNativeInstalled } from "../program";
import { checkBackup } from "./check-backup";
import { restoreBackup } from "./restore";

const PREFIX = "spare-";

/**
 * Reads a backup back and restores it into a spare embedded database in the data folder, which counts
 * the rows. Resolves with false if no embedded PostgreSQL is installed: then only the files are read.
 */
export async function verifyBackup(folder: string, dataDir: string): Promise<boolean> {
  const backup = await checkBackup(folder);
  if (!isNativeInstalled()) return false;
  const parent = resolve(dataDir);
  await mkdir(parent, { recursive: true });
  await removeSpares(parent);
  const spare = await mkdtemp(join(parent, PREFIX));
  try {
    // If this process is root, PostgreSQL runs under another account.
    await chmod(spare, 0o711);
    await restoreBackup({ dataDir: spare }, backup);
    return true;
  } finally {
    await rm(spare, { recursive: true, force: true });
  }
}

/** Stops and removes the spare databases of verifications that were interrupted. */
export async function removeSpares(dataDir: string) {
  const names = await readdir(dataDir).catch(() => []);
  for (const name of names.filter((it) => it.startsWith(PREFIX))) {
    const spare = join(resolve(dataDir), name);
    // oxlint-disable-next-line no-await-in-loop
    await stopServer(embeddedPaths(spare));
    // oxlint-disable-next-line no-await-in-loop
    await rm(spare, { recursive: true, force: true });
  }
}
