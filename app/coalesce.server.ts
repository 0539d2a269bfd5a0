import pTimeout from "p-timeout";
import { log } from "~/log.server";

/**
 * Shares one running call among concurrent callers. A caller that comes while a call is running gets
 * the result of the next one, so that no result is older than its request. Resolves with null if the
 * call fails or takes longer than `withinMs`, and at once while a call is overdue.
 */
export function coalesce<T>(call: () => Promise<T>, withinMs: number): () => Promise<T | null> {
  let running: Promise<T | null> | null = null;
  let next: Promise<T | null> | null = null;
  let isOverdue = false;

  function start() {
    const timer = setTimeout(() => (isOverdue = true), withinMs);
    const result = call()
      .catch((error: unknown) => {
        log.debug({ err: error }, "a coalesced call failed");
        return null;
      })
      .finally(() => {
        clearTimeout(timer);
        isOverdue = false;
        running = null;
      });
    running = result;
    return result;
  }

  return () => {
    if (isOverdue) return Promise.resolve(null);
    if (!running) return inTime(start(), withinMs);
    next ??= running.then(() => {
      next = null;
      return start();
    });
    return inTime(next, withinMs);
  };
}

function inTime<T>(result: Promise<T>, withinMs: number): Promise<T | null> {
  return pTimeout(result, { milliseconds: withinMs, fallback: () => null });
}
