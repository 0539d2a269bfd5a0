/** Runs a task, never twice at once: calls of `wake` during a run cause one more run after it. */
export function rerunning(task: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  let again = false;

  async function run() {
    do {
      again = false;
      // oxlint-disable-next-line no-await-in-loop -- one run after the other.
      await task().catch(onError);
    } while (again);
    running = null;
  }

  return {
    wake() {
      again = true;
      running ??= run();
    },
    /** Resolves once no run is left. */
    async settle() {
      await running;
    },
  };
}
