import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Stops the PostgreSQL servers whose data folders are in a folder; returns how many there were.
 * They are in no process group of the tests, so a test runner that is killed leaves them running.
 */
export function stopDatabases(folder) {
  const pids = readdirSync(folder)
    .map((name) => join(folder, name, "postgres/postmaster.pid"))
    .filter((lock) => existsSync(lock))
    .map((lock) => Number(readFileSync(lock, "utf8").split("\n")[0]));
  return pids.filter(stop).length;
}

function stop(pid) {
  try {
    return process.kill(pid, "SIGQUIT");
  } catch {
    return false;
  }
}
