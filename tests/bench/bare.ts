import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Answer, Call } from "./capture";
import { addCleanup } from "./cleanup";

export type BareServer = {
  url: string;
  pid: number;
  /** Sets the response to a method. */
  answerWith(method: Call["method"], answer: Answer): Promise<void>;
};

/** Starts the bare server in a separate process. Stopped at the end. */
export async function startBare(): Promise<BareServer> {
  const child = fork(new URL("bare-server.ts", import.meta.url), { serialization: "advanced" });
  addCleanup(() => stop(child));
  const [port] = (await once(child, "message")) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    async answerWith(method, answer) {
      const accepted = once(child, "message");
      child.send({ method, answer });
      await accepted;
    },
  };
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill();
  await exited;
}
