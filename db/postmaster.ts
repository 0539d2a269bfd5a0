import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { EmbeddedPlace } from "./address";
import { accessOptions, ensureSocketFolder, writeClusterFiles } from "./cluster-files";
import { isProcess, run, type Account } from "./program";

/** The embedded server: its programs, its folders, and the account that it runs under. */
export type Server = { native: string; place: EmbeddedPlace; account: Account };

const STOP_WITHIN_MS = 8_000;

export function logFile(place: EmbeddedPlace) {
  return join(place.cluster, "server.log");
}

/**
 * Starts the server and waits until it takes connections. Resolves with null, or with what
 * `pg_ctl` printed where it did not start, as when another node started one at the same moment.
 */
export async function startServer({ native, place, account }: Server): Promise<string | null> {
  await ensureSocketFolder(place, account);
  await writeClusterFiles(place, account);
  const { code, output } = await run(account, join(native, "bin/pg_ctl"), [
    "start",
    `--pgdata=${place.cluster}`,
    `--options=${accessOptions(place)}`,
    `--log=${logFile(place)}`,
    "--wait",
    "--timeout=20",
    "--silent",
  ]);
  return code === 0 ? null : output.trim();
}

/**
 * Asks the server to end at once and waits for that process. Not by `pg_ctl`: it would go on to
 * wait for the server that another node may have started meanwhile.
 */
export async function stopServer(place: EmbeddedPlace) {
  const pid = serverPid(place);
  if (pid === null) return;
  process.kill(Number(pid), "SIGINT");
  const deadline = Date.now() + STOP_WITHIN_MS;
  while (isServer(pid, place) && Date.now() < deadline) await pause(20);
}

/** The process of a server that runs in this folder, of whatever account; null without one. */
export function serverPid(place: EmbeddedPlace): string | null {
  const lock = lockFile(place);
  const pid = ownerOf(lock);
  if (pid === null || !isProcess(pid)) return null;
  if (isServer(pid, place)) return pid;
  // Started again meanwhile?
  if (ownerOf(lock) !== pid) return serverPid(place);
  for (const file of [lock, `${place.socket}.lock`]) disown(file, pid);
  return null;
}

function lockFile(place: EmbeddedPlace) {
  return join(place.cluster, "postmaster.pid");
}

function ownerOf(lock: string): string | null {
  try {
    return readFileSync(lock, "utf8").split("\n")[0] || null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}

/**
 * False where another program has the number of a server that died with its machine, or where the
 * dead server still has it: in a container often nothing reaps it.
 */
function isServer(pid: string, place: EmbeddedPlace) {
  if (!isProcess(pid)) return false;
  if (!existsSync(`/proc/${pid}`)) return isProcess(pid); // Hidden, or a system without `/proc`.
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(place.cluster);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EACCES";
  }
}

/** Higher than any process's number. */
const NO_PROCESS = String(2 ** 30);

/**
 * Takes a number out of a lock file, for which PostgreSQL would refuse to start. The rest stays: by
 * it the new server finds workers of the old one that still run.
 */
function disown(lock: string, pid: string) {
  const [owner, ...rest] = existsSync(lock) ? readFileSync(lock, "utf8").split("\n") : [];
  if (owner === pid) writeFileSync(lock, [NO_PROCESS, ...rest].join("\n"));
}
