import { constants } from "node:os";

/** What ends each thing that was started, in the order of the starts. */
const ends: (() => Promise<unknown>)[] = [];
let finishing: Promise<boolean> | null = null;

/** Remembers how to end something that was started. Must be harmless where it has ended already. */
export function endLater(end: () => Promise<unknown>) {
  ends.push(end);
}

/**
 * Runs a program, ends everything that it started, also on Ctrl-C, and exits with the code that the
 * program resolves with, or with 1 where it or an end fails.
 */
export function runToEnd(program: () => Promise<number | void>) {
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
  const ended = await (finishing ??= endAll());
  process.exit(ended ? code : 1);
}

/** Whether the process is about to exit: what is started now would not be ended. */
export function isFinishing(): boolean {
  return finishing !== null;
}

let last = Promise.resolve(true);

/** Ends what was started so far, the newest first. Resolves with whether all of it ended well. */
export function endAll(): Promise<boolean> {
  last = last.then(endRest);
  return last;
}

async function endRest() {
  let faultless = true;
  for (let end = ends.pop(); end; end = ends.pop()) {
    try {
      await end();
    } catch (error) {
      faultless = false;
      console.error(error);
    }
  }
  return faultless;
}
