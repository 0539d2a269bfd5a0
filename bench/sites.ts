import { existsSync, readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { startSite, type Site } from "../e2e/site";
import { endLater, isFinishing } from "./ending";

const STOP_WITHIN_MS = 10_000;

/** A folder for a site's data. In the end its database is stopped and the folder removed. */
export async function makeDataFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(join(parent, "mgzavri-bench-"));
  endLater(async () => {
    await stopPostgres(folder);
    await rm(folder, { recursive: true, force: true });
  });
  return folder;
}

/**
 * Starts the built site on a data folder, behind one imaginary proxy, so that each request can
 * name an address of its own. It is stopped in the end.
 */
export async function openSite(dataDir: string, env: Record<string, string> = {}): Promise<Site> {
  if (isFinishing()) throw new Error("no site is started any more");
  const starting = startSite({ dataDir, env: { TRUST_PROXY: "1", ...env } });
  // Where the start fails, the caller gets the error; then there is nothing to stop.
  const site = starting.catch(() => null);
  endLater(async () => (await site)?.stop());
  return starting;
}

/** The process id of the embedded PostgreSQL of a data folder; null where it has no lock file. */
export function postmasterPid(dataDir: string): number | null {
  const lock = join(dataDir, "postgres/postmaster.pid");
  return existsSync(lock) ? Number(readFileSync(lock, "utf8").split("\n")[0]) : null;
}

/** A killed site leaves its database running. */
async function stopPostgres(dataDir: string) {
  const pid = postmasterPid(dataDir);
  if (pid === null || !signal(pid, "SIGINT")) return;
  const deadline = Date.now() + STOP_WITHIN_MS;
  while (signal(pid, 0)) {
    if (Date.now() > deadline) throw new Error(`PostgreSQL (process ${pid}) does not stop`);
    await pause(50);
  }
}

/** Whether the process was there to take the signal. */
function signal(pid: number, name: NodeJS.Signals | 0) {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ESRCH") return false;
    throw error;
  }
}
