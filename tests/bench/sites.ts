import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startSite, type SiteProcess } from "../browser/site";
import { addCleanup, isFinishing } from "./cleanup";

/**
 * Settings of a company of its own, so that pages have no simulated activity, which the example's pages
 * have.
 */
export const OWN_COMPANY = {
  OPERATOR_NAME: "Kavkasia Cars LLC",
  OPERATOR_PHONE: "+995322000000",
  OPERATOR_EMAIL: "hello@kavkasia-cars.ge",
};

const STOP_WITHIN_MS = 10_000;

/** Makes a data folder. At the end its database is stopped and the folder removed. */
export async function makeDataFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, "mgzavri-bench-"));
  addCleanup(async () => {
    await stopPostgres(folder);
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/**
 * Starts the built site on a data folder with one trusted proxy, so that each request can have its own
 * client address. It is stopped at the end.
 */
export async function openSite(
  dataDir: string,
  env: Record<string, string> = {},
): Promise<SiteProcess> {
  if (isFinishing()) throw new Error("the program is ending");
  const starting = startSite({ dataDir, env: { TRUST_PROXY: "1", ...env } });
  // If the start fails, the caller gets the error and there is nothing to stop.
  const site = starting.catch(() => null);
  addCleanup(async () => (await site)?.stop());
  return starting;
}

/** Returns the process id of the embedded PostgreSQL of a data folder; null without a lock file. */
export function postmasterPid(dataDir: string): number | null {
  return readPostmasterPid(join(dataDir, "postgres"));
}

/** Returns the process id of the PostgreSQL whose cluster is in a folder; null without a lock file. */
export function readPostmasterPid(cluster: string): number | null {
  const lock = join(cluster, "postmaster.pid");
  return existsSync(lock) ? Number(readFileSync(lock, "utf8").split("\n")[0]) : null;
}

/** Stops the database of a killed site, which goes on running. */
async function stopPostgres(dataDir: string) {
  const pid = postmasterPid(dataDir);
  if (pid === null || !signal(pid, "SIGINT")) return;
  const deadline = Date.now() + STOP_WITHIN_MS;
  while (signal(pid, 0)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not stop`);
    await pause(50);
  }
}

/** Sends a signal. Returns whether the process exists. */
function signal(pid: number, name: NodeJS.Signals | 0) {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
    throw error;
  }
}
