// This finds the commit that a build is made from. It does not belong to the build's stamp: a commit that
// changes only documents needs no new build, and a service can't read the history of its folder.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const FILE = "build/commit";

/** Errors of a service whose account reads its folder and does not write to it. */
const NOT_WRITABLE = new Set(["EACCES", "EPERM", "EROFS"]);

/** Returns eight digits or more; null if the commit is not known, as in an archive. */
export function findCommit(folder, env = process.env) {
  // An image is built without the history, so its build is given the commit.
  if (/^[\da-f]{7,40}$/.test(env.SOURCE_COMMIT ?? "")) return env.SOURCE_COMMIT.slice(0, 8);
  // The folder may be in another project's repository.
  if (!existsSync(join(folder, ".git"))) return null;
  const words = ["-C", folder, "rev-parse", "--short=8", "HEAD"];
  const { status, stdout } = spawnSync("git", words, { encoding: "utf8" });
  return status === 0 ? stdout.trim() : null;
}

/** Writes the commit beside the build of a folder, if it is known. */
export function recordCommit(folder = ".") {
  const commit = findCommit(folder);
  const file = join(folder, FILE);
  if (commit === null || (existsSync(file) && readFileSync(file, "utf8") === commit)) return;
  try {
    writeFileSync(file, commit);
  } catch (error) {
    if (!NOT_WRITABLE.has(error.code)) throw error;
  }
}
