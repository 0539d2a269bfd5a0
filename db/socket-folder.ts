import { mkdir, lstat } from "node:fs/promises";
import type { EmbeddedPaths } from "./embedded-paths";
import type { Account } from "./program";
import { changeOwner } from "./change-owner";

/** Creates the private folder of the socket; rejects one that another account created. */
export async function ensureSocketFolder(paths: EmbeddedPaths, account: Account) {
  if (paths.socketFolder === paths.cluster) return;
  await mkdir(paths.socketFolder, { mode: 0o700 }).then(
    () => changeOwner(paths.socketFolder, account),
    () => {},
  );
  const found = await lstat(paths.socketFolder);
  const owner = account.uid ?? process.getuid?.();
  if (found.isDirectory() && found.uid === owner && (found.mode & 0o077) === 0) return;
  throw new Error(`${paths.socketFolder} is not private: remove it, or set a shorter DATA_DIR`);
}
