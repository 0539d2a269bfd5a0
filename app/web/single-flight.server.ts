/** Runs a task, never twice at once: calls of `trigger` during a run cause one more run after it. */
export function singleFlight(task: () => Promise<void>, onError: (error: unknown) => void) {
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
    trigger() {
      again = true;
      running ??= run();
    },
    /** Resolves once no run is left. */
    async idle() {
      await running;
    },
  };
}
