import { fork } from "node:child_process";
import { once } from "node:events";
import { endLater } from "./ending";

/** A process of its own that sends visits: it must not hold up those who measure. */
export function startFlood() {
  const child = fork(new URL("visit-sender.ts", import.meta.url));
  endLater(async () => child.kill());
  return {
    /** Sends 5,000 visits a second for so many seconds, and resolves with how many were taken. */
    async send(url: string, seconds: number): Promise<number> {
      child.send({ url, seconds });
      const [sent] = (await once(child, "message")) as [{ taken: number; errors: number }];
      if (sent.errors > 0) throw new Error(`${sent.errors} visits got no answer`);
      return sent.taken;
    },
  };
}
