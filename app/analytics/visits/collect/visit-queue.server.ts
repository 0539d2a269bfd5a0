import { log } from "~/log.server";
import type { SeenVisit } from "./page-view";

type QueueOptions = {
  /** Stores a JSON array of visits, all or none; false while the database is away. */
  store(visits: string): Promise<boolean>;
  /** So many are stored by one statement. */
  batch?: number;
  /** The longest that a visit waits. */
  everyMs?: number;
  /** So many wait; what comes beyond is dropped. */
  limit?: number;
};

export type VisitQueue = ReturnType<typeof createVisitQueue>;

/**
 * Visits that wait in memory to be stored together, so that counting costs a page nothing. They are
 * not bookings: a process that is killed loses its last second of them, and a database that stays
 * away those beyond the limit.
 */
export function createVisitQueue({
  store,
  batch = 5_000,
  everyMs = 1_000,
  limit = 20_000,
}: QueueOptions) {
  // Each as JSON, in which they are handed on: one text instead of an object of eight.
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let dropped = 0;

  function add(visit: SeenVisit) {
    if (waiting.length >= limit) return drop(1);
    waiting.push(JSON.stringify(visit));
    if (waiting.length >= batch) void flush();
    else timer ??= setTimeout(flush, everyMs).unref();
  }

  /** Logged once until visits are stored again: a flood must not fill the log too. */
  function drop(count: number) {
    if (dropped === 0) log.warn("visits come faster than they can be stored: some are not counted");
    dropped += count;
  }

  function flush() {
    if (timer) clearTimeout(timer);
    timer = null;
    running ??= storeAll().finally(() => {
      running = null;
      if (waiting.length > 0) timer ??= setTimeout(flush, everyMs).unref();
    });
    return running;
  }

  async function storeAll() {
    while (waiting.length > 0) {
      const taken = waiting.slice(0, batch);
      waiting = waiting.slice(batch);
      if (!(await tryToStore(taken))) return;
    }
    dropped = 0;
  }

  /** False where it makes no sense to go on right now. */
  async function tryToStore(taken: string[]) {
    try {
      if (await store(`[${taken.join(",")}]`)) return true;
    } catch (error) {
      log.error({ err: error }, "visits could not be stored and are not counted");
      return true;
    }
    const room = Math.max(0, limit - waiting.length);
    if (room < taken.length) drop(taken.length - room);
    waiting = [...taken.slice(0, room), ...waiting];
    return false;
  }

  return { add, flush };
}
