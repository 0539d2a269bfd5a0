import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Stops the PostgreSQL servers whose data folders are in a folder; returns the names of these folders.
 * They are not in the process groups of the tests, so they outlive a killed test runner.
 */
export function stopDatabases(folder) {
  return foldersIn(folder).filter((name) => {
    const inside = join(folder, name);
    const locks = ["", ...foldersIn(inside)].map((dataDir) =>
      join(inside, dataDir, "postgres/postmaster.pid"),
    );
    return locks
      .filter((lock) => existsSync(lock))
      .map(stopOwner)
      .includes(true);
  });
}

function foldersIn(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
}

function stopOwner(lock) {
  return stop(Number(readFileSync(lock, "utf8").split("\n")[0]));
}

function stop(pid) {
  try {
    return process.kill(pid, "SIGQUIT");
  } catch {
    return false;
  }
}
