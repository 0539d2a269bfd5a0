import { setTimeout as delay } from "node:timers/promises";
import { log } from "./log.server";

/**
 * Shares calls among concurrent callers; one runs at a time. A caller that comes while a call is running
 * gets the result of the next one, so that no result is older than its request. Resolves with null if the
 * call fails or takes longer than `withinMs`, and at once while a call is overdue.
 */
export function shareInFlight<T>(
  call: () => Promise<T>,
  withinMs: number,
): () => Promise<T | null> {
  let last: Promise<T | null> = Promise.resolve(null);
  let next: Promise<T | null> | null = null;
  let isRunning = false;
  let isOverdue = false;

  async function run() {
    next = null;
    isRunning = true;
    const timer = setTimeout(() => (isOverdue = true), withinMs);
    try {
      return await call();
    } catch (error) {
      log.debug({ err: error }, "a coalesced call failed");
      return null;
    } finally {
      clearTimeout(timer);
      isRunning = isOverdue = false;
    }
  }

  /** Returns the call that begins now, or the one after the running call. */
  function callForRequest() {
    if (next) return next;
    if (isRunning) next = last = last.then(run);
    else last = run();
    return last;
  }

  return () => {
    if (isOverdue) return Promise.resolve(null);
    return Promise.race([callForRequest(), delay(withinMs, null, { ref: false })]);
  };
}
