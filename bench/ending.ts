import { constants } from "node:os";

/** What ends each thing that was started, in the order of the starts. */
const ends: (() => Promise<unknown>)[] = [];
let ending: Promise<boolean> | null = null;

/** Remembers how to end something that was started. Must be harmless where it has ended already. */
export function endLater(end: () => Promise<unknown>) {
  ends.push(end);
}

/** Runs a program, ends everything that it started, also on Ctrl-C, and sets the exit code. */
export function runToEnd(program: () => Promise<void>) {
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => void finish(128 + constants.signals[signal]));
  }
  void program().then(
    () => finish(0),
    (error: unknown) => {
      if (!ending) console.error(error);
      return finish(1);
    },
  );
}

async function finish(code: number) {
  const ended = await (ending ??= endAll());
  process.exit(ended ? code : 1);
}

/** The newest first. Whether all of it ended without a fault. */
async function endAll() {
  let faultless = true;
  for (const end of ends.reverse()) {
    try {
      await end();
    } catch (error) {
      faultless = false;
      console.error(error);
    }
  }
  return faultless;
}
