/** Runs a task, never twice at once: calls of `wake` during a run cause one more run after it. */
export function rerunning(task: () => Promise<void>, onError: (error: unknown) => void) {
  let running: Promise<void> | null = null;
  let again = false;

  function wake() {
    if (running) again = true;
    running ??= task()
      .catch(onError)
      .finally(() => {
        running = null;
        if (!again) return;
        again = false;
        wake();
      });
  }

  return {
    wake,
    /** Resolves at the end of the current run. */
    async settle() {
      await running;
    },
  };
}
