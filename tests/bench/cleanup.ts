import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { constants } from "node:os";

/** The cleanups in the order of their registration. */
const cleanups: (() => Promise<unknown>)[] = [];
let finishing: Promise<boolean> | null = null;

/** Registers a function that ends something. It must be safe if that has ended already. */
export function addCleanup(cleanup: () => Promise<unknown>) {
  cleanups.push(cleanup);
}

/** Stops a child process when the program ends. */
export function stopAtEnd(child: ChildProcess) {
  addCleanup(async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, "exit");
    child.kill();
    await exited;
  });
}

/**
 * Runs a program, then its cleanups, also on Ctrl-C. Exits with the code that the program resolves
 * with, or with 1 if it or a cleanup fails.
 */
export function runWithCleanup(program: () => Promise<number | void>) {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => void finish(128 + constants.signals[signal]));
  }
  void program().then(
    (code) => finish(code ?? 0),
    (error: unknown) => {
      if (!finishing) console.error(error);
      return finish(1);
    },
  );
}

async function finish(code: number) {
  const isClean = await (finishing ??= cleanUp());
  process.exit(isClean ? code : 1);
}

/** Returns whether the process is about to exit: anything started now would not be cleaned up. */
export function isFinishing(): boolean {
  return finishing !== null;
}

let last = Promise.resolve(true);

/** Runs the cleanups registered so far, newest first. Resolves with whether all succeeded. */
export function cleanUp(): Promise<boolean> {
  last = last.then(runCleanups);
  return last;
}

async function runCleanups() {
  let isClean = true;
  for (let cleanup = cleanups.pop(); cleanup; cleanup = cleanups.pop()) {
    try {
      await cleanup();
    } catch (error) {
      isClean = false;
      console.error(error);
    }
  }
  return isClean;
}
