import { realpathSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { listProcesses } from "../http/faults/postgres-process";
import { addCleanup } from "../bench/cleanup";

/** The processes of the PostgreSQL whose cluster is in a folder. */
export async function serverProcesses(folder: string): Promise<number[]> {
  return (await listProcesses({ dataDir: realpathSync(folder) })).map(Number);
}

/**
 * Stops all processes of a PostgreSQL, as if the machine hangs. Resolves with a function that resumes
 * them. They are resumed at the end in any case.
 */
export async function freeze(folder: string): Promise<() => void> {
  const frozen = new Set<number>();
  const resume = () => {
    for (const pid of frozen) send(pid, "SIGCONT");
    frozen.clear();
  };
  addCleanup(async () => resume());
  // Repeated until there is no new one: the server may be starting one right now.
  for (let fresh = [NaN]; fresh.length > 0; await pause(10)) {
    fresh = (await serverProcesses(folder)).filter((pid) => !frozen.has(pid));
    for (const pid of fresh) {
      send(pid, "SIGSTOP");
      frozen.add(pid);
    }
  }
  return resume;
}

/** Ends all processes of a PostgreSQL at once, frozen or not. */
export async function killServer(folder: string) {
  for (const pid of await serverProcesses(folder)) send(pid, "SIGKILL");
}

/** Does nothing if the process has ended meanwhile. */
function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
