import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { cleanEnv } from "../browser/site";
import { addCleanup } from "../bench/cleanup";

const READY_WITHIN_MS = 60_000;
const STOP_WITHIN_MS = 15_000;

/** One start and stop of a node. */
export type NodeRun = {
  startMs: number;
  stopMs: number;
  /** The error with the output. */
  fault: string | null;
};

/**
 * Starts nodes on a data folder like `npm start`, and stops each with SIGTERM. Nodes that still run
 * at the end are stopped then.
 */
export function nodeRunner(dataDir: string) {
  const children = new Set<ChildProcess>();
  addCleanup(async () => {
    for (const child of children) child.kill();
    while (children.size > 0) await pause(50);
  });

  /** The node stops when `whileReady` resolves. */
  return async function run(whileReady: () => Promise<unknown>): Promise<NodeRun> {
    const from = performance.now();
    const node = spawnNode(dataDir);
    children.add(node.child);
    void node.exited.then(() => children.delete(node.child));
    const early = await Promise.race([node.ready, node.exited, late(READY_WITHIN_MS)]);
    const startMs = performance.now() - from;
    if (early === "ready") await whileReady();
    const stopping = performance.now();
    node.child.kill();
    const end = await Promise.race([node.exited, late(STOP_WITHIN_MS)]);
    node.child.kill("SIGKILL");
    const isWell = early === "ready" && end === "exit code 0";
    return {
      startMs,
      stopMs: performance.now() - stopping,
      fault: isWell ? null : `start: ${early}; stop: ${end}\n${node.output()}`,
    };
  };
}

function spawnNode(dataDir: string) {
  const child = spawn(process.execPath, ["tools/start.mjs"], {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...cleanEnv(), DATA_DIR: dataDir },
  });
  let output = "";
  const ready = new Promise<"ready">((resolve) => {
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (/ready on http/.test(output)) resolve("ready");
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
  });
  const exited = new Promise<string>((resolve) =>
    child.on("exit", (code, signal) => resolve(`exit code ${code ?? signal}`)),
  );
  return { child, ready, exited, output: () => output };
}

async function late(milliseconds: number): Promise<string> {
  await pause(milliseconds, undefined, { ref: false });
  return `not within ${milliseconds / 1000} s`;
}
