import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Stops the PostgreSQL servers whose data folders are in a folder; returns their number. They are not
 * in the process groups of the tests, so they outlive a killed test runner.
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
