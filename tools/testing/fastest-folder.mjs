import { existsSync, statfsSync } from "node:fs";
import { tmpdir } from "node:os";

const MEMORY = "/dev/shm";
const NEEDED_BYTES = 4 * 1024 ** 3;

/**
 * The folder for temporary files: shared memory if it is large enough (containers often have 64 MB).
 * On a disk, the many files of databases and browsers take 10 % of a run's CPU time.
 */
export function fastestFolder() {
  if (process.env.TMPDIR || !existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > NEEDED_BYTES ? MEMORY : tmpdir();
}
