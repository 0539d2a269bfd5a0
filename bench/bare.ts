import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import type { Answer, Call } from "./capture";
import { endLater } from "./ending";

export type BareServer = {
  url: string;
  pid: number;
  /** Sets what it answers to calls of a method from now on. */
  answerWith(method: Call["method"], answer: Answer): Promise<void>;
};

/** Starts the bare server in a process of its own. It is stopped in the end. */
export async function startBare(): Promise<BareServer> {
  const child = fork(new URL("bare-server.ts", import.meta.url), { serialization: "advanced" });
  endLater(() => stop(child));
  const [port] = (await once(child, "message")) as [number];
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid!,
    async answerWith(method, answer) {
      const taken = once(child, "message");
      child.send({ method, answer });
      await taken;
    },
  };
}

async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill();
  await exited;
}
