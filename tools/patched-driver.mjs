// This applies `patches/`, which npm itself does unless its scripts are turned off.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const PATCHED = "node_modules/postgres/src/index.js";

/** Words of the newest change, which an installation with an older patch lacks. */
const MARK = "one that is not open would never come back";

/**
 * Patches the database driver in a folder's `node_modules` unless that has been done.
 *
 * @throws if that is impossible.
 */
export function ensurePatchedDriver(folder = ".") {
  if (readFileSync(join(folder, PATCHED), "utf8").includes(MARK)) return;
  const command = fileURLToPath(import.meta.resolve("patch-package/index.js"));
  const { status } = spawnSync(process.execPath, [command, "--error-on-fail"], {
    cwd: folder,
    stdio: "ignore",
  });
  if (status !== 0) {
    throw new Error("the database driver is not patched: run npm ci, as the owner of node_modules");
  }
}
