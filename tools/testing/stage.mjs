import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { delimiter, resolve } from "node:path";

/** Between the signal and the kill. */
const END_WITHIN_MS = 15_000;

const groups = new Set();

/**
 * Runs a stage in a separate process group, with its output in a file. Resolves with its exit code or the signal
 * that ended it, its time and its output.
 */
export function runStage({ name, command: [program, ...args] }, { env, logFile }) {
  const started = performance.now();
  const PATH = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  // Not a pipe: the output of a run that is killed is still there.
  const log = openSync(logFile, "w");
  const child = spawn(program, args, {
    stdio: ["ignore", log, log],
    env: { ...process.env, ...env, PATH },
    detached: true,
  });
  closeSync(log);
  if (child.pid) groups.add(child.pid);
  return new Promise((done) => {
    const end = (code, extra = "") => {
      const seconds = (performance.now() - started) / 1000;
      done({ name, code, seconds, output: readFileSync(logFile, "utf8") + extra });
    };
    child.on("error", (error) => end(1, error.message));
    child.on("exit", (code, signal) => {
      signalGroup(child.pid, "SIGKILL");
      groups.delete(child.pid);
      end(code ?? signal);
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
