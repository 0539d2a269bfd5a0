import { existsSync, readFileSync, readlinkSync, realpathSync, writeFileSync } from "node:fs";
import { appendFile, open, mkdir, lstat } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { EmbeddedPaths } from "./embedded-paths";
import { accessOptions, writeClusterFiles } from "./cluster-files";
import { isProcessRunning, run, type Account } from "./program";
import { errorCode } from "./error-code";
import { changeOwner } from "./change-owner";

/** The embedded server: its programs, its folders, and the account that it runs under. */
export type Server = { native: string; paths: EmbeddedPaths; account: Account };

const STOP_WITHIN_MS = 8_000;

export function logFile(paths: EmbeddedPaths) {
  return join(paths.cluster, "server.log");
}

/**
 * The length of the server's log. It has a line for each refused statement, so a fault could fill the disk
 * with it.
 */
const MAX_LOG_BYTES = 10_000_000;
const KEPT_LOG_BYTES = 1_000_000;

/** Shortens a log that is too long to its end. The server goes on appending to the same file. */
export async function shortenLog(paths: EmbeddedPaths) {
  const file = logFile(paths);
  const log = await open(file, "r+").catch(() => null);
  if (!log) return;
  try {
    const { size } = await log.stat();
    if (size <= MAX_LOG_BYTES) return;
    const end = Buffer.alloc(KEPT_LOG_BYTES);
    await log.read(end, 0, KEPT_LOG_BYTES, size - KEPT_LOG_BYTES);
    await log.truncate(0);
    await appendFile(file, end.subarray(end.indexOf("\n") + 1));
  } finally {
    await log.close();
  }
}

/**
 * Starts the server and waits until it accepts connections. Resolves with null, or with the output of
 * `pg_ctl` if it did not start, for example because another node is starting one.
 */
export async function startServer({ native, paths, account }: Server): Promise<string | null> {
  await ensureSocketFolder(paths, account);
  await writeClusterFiles(paths, account);
  await shortenLog(paths);
  const { code, output } = await run(account, join(native, "bin/pg_ctl"), [
    "start",
    `--pgdata=${paths.cluster}`,
    `--options=${accessOptions(paths)}`,
    `--log=${logFile(paths)}`,
    "--wait",
    "--timeout=20",
    "--silent",
  ]);
  return code === 0 ? null : output.trim();
}

/**
 * Stops the server and waits for that process. `pg_ctl` would also wait for a server that another
 * node starts meanwhile.
 */
export async function stopServer(paths: EmbeddedPaths) {
  const pid = serverPid(paths);
  if (pid === null) return;
  process.kill(Number(pid), "SIGINT");
  const deadline = Date.now() + STOP_WITHIN_MS;
  while (isServer(pid, paths) && Date.now() < deadline) await pause(20);
}

/** Returns the process of a server that runs in this folder, under any account; null if there is none. */
export function serverPid(paths: EmbeddedPaths): string | null {
  const lock = lockFile(paths);
  const pid = ownerOf(lock);
  if (pid === null || !isProcessRunning(pid)) return null;
  if (isServer(pid, paths)) return pid;
  // The server was restarted meanwhile.
  if (ownerOf(lock) !== pid) return serverPid(paths);
  for (const file of [lock, `${paths.socket}.lock`]) clearOwner(file, pid);
  return null;
}

function lockFile(paths: EmbeddedPaths) {
  return join(paths.cluster, "postmaster.pid");
}

function ownerOf(lock: string): string | null {
  try {
    return readFileSync(lock, "utf8").split("\n")[0] || null;
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}

/**
 * Returns whether the process is the server: false if another program has the process id of a server that
 * died with its machine, or if the server is a zombie, as in containers without an init process.
 */
function isServer(pid: string, paths: EmbeddedPaths) {
  if (!isProcessRunning(pid)) return false;
  if (!existsSync(`/proc/${pid}`)) return isProcessRunning(pid); // The process is hidden, or the system has no `/proc`.
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(paths.cluster);
  } catch (error) {
    return errorCode(error) === "EACCES";
  }
}

/** A number that is higher than any process id. */
const NO_PROCESS = String(2 ** 30);

/**
 * Removes from a lock file a process id that would prevent PostgreSQL from starting. The new server needs
 * the other lines to find running workers of the old one.
 */
function clearOwner(lock: string, pid: string) {
  const [owner, ...rest] = existsSync(lock) ? readFileSync(lock, "utf8").split("\n") : [];
  if (owner === pid) writeFileSync(lock, [NO_PROCESS, ...rest].join("\n"));
}

/** Creates the private folder of the socket; rejects one that another account created. */
async function ensureSocketFolder(paths: EmbeddedPaths, account: Account) {
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
