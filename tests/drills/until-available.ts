import { setTimeout as pause } from "node:timers/promises";
import { isDatabaseUnavailable } from "~/db.server";

/** Repeats work until the database is available. It must be safe to repeat. */
export async function untilAvailable<T>(work: () => PromiseLike<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      await pause(50);
    }
  }
}
