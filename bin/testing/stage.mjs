import { spawn } from "node:child_process";
import { delimiter, resolve } from "node:path";

/** Between the signal and the kill. */
const END_WITHIN_MS = 15_000;

const groups = new Set();

/** Runs a stage in a separate process group; resolves with its exit code, time and output. */
export function runStage({ name, command: [program, ...args] }, env) {
  const started = performance.now();
  const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  const child = spawn(program, args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env, PATH },
    detached: true,
  });
  groups.add(child.pid);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => (output += text));
  }
  return new Promise((done) => {
    child.on("error", (error) => (output += error.message));
    // Not `close`: a process that the stage left running may keep its pipes open.
    child.on("exit", (code) => {
      signalGroup(child.pid, "SIGKILL");
      groups.delete(child.pid);
      setImmediate(() => {
        const seconds = (performance.now() - started) / 1000;
        done({ name, code: code ?? 1, seconds, output });
      });
    });
  });
}

/** Interrupts all stages like Ctrl-C, then kills them. */
export function stopStages() {
  for (const group of groups) signalGroup(group, "SIGINT");
  setTimeout(() => {
    for (const group of groups) signalGroup(group, "SIGKILL");
  }, END_WITHIN_MS).unref();
}

function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}
