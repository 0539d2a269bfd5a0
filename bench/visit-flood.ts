import { fork } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { endLater } from "./ending";

/**
 * A process of its own that sends visits. It takes what the others leave of the processors: what is
 * measured is the server, not how it fares beside its load.
 */
export function startFlood() {
  const child = fork(new URL("visit-sender.ts", import.meta.url));
  endLater(async () => child.kill());
  setPriority(child.pid!, constants.priority.PRIORITY_LOW);
  return {
    /** Sends 1,000 visits a second for so many seconds, and resolves with how many were taken. */
    async send(url: string, seconds: number): Promise<number> {
      child.send({ url, seconds });
      const [taken] = (await once(child, "message")) as [number];
      return taken;
    },
  };
}
