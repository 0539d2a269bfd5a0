import { realpathSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { listProcesses } from "../../e2e/api/postgres-process";
import { endLater } from "../ending";

/** The processes of the PostgreSQL whose cluster lies in a folder. */
export async function serverProcesses(folder: string): Promise<number[]> {
  return (await listProcesses({ dataDir: realpathSync(folder) })).map(Number);
}

/**
 * Stops all processes of a PostgreSQL as a machine that hangs would, and resolves with what lets
 * them go on. In the end they go on in any case.
 */
export async function freeze(folder: string): Promise<() => void> {
  const frozen = new Set<number>();
  const thaw = () => {
    for (const pid of frozen) send(pid, "SIGCONT");
    frozen.clear();
  };
  endLater(async () => thaw());
  // Until no new one appears: the server may be starting one at this moment.
  for (let fresh = [NaN]; fresh.length > 0; await pause(10)) {
    fresh = (await serverProcesses(folder)).filter((pid) => !frozen.has(pid));
    for (const pid of fresh) {
      send(pid, "SIGSTOP");
      frozen.add(pid);
    }
  }
  return thaw;
}

/** Ends all processes of a PostgreSQL at once, frozen or not. */
export async function killServer(folder: string) {
  for (const pid of await serverProcesses(folder)) send(pid, "SIGKILL");
}

/** Harmless where it has ended meanwhile. */
function send(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}
