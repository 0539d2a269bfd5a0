import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { addCleanup } from "./cleanup";

/**
 * Sends visits from a separate process of low priority, so that the load generator does not compete
 * with the measured server for the CPU.
 */
export function startVisitLoad() {
  const child = fork(new URL("visit-sender.ts", import.meta.url));
  addCleanup(async () => child.kill());
  setPriority(child.pid!, constants.priority.PRIORITY_LOW);
  return {
    /** Sends 1,000 visits a second; resolves with the number accepted. */
    async send(url: string, seconds: number): Promise<number> {
      child.send({ url, seconds });
      const [accepted] = (await once(child, "message")) as [number];
      return accepted;
    },
  };
}
