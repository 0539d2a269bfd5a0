import { createHash, randomBytes } from "node:crypto";
import { LRUCache } from "lru-cache";
import { businessTime } from "~/web/calendar";
import { isDatabaseUnavailable, logFault, type Sql } from "~/web/db.server";
import { log } from "~/web/log.server";
import { limitKey } from "~/web/http/limits/client.server";
import type { PageView } from "~/site/visits/page-view.server";
import {
  deleteOldVisits,
  findOrInsertSalt,
  insertVisits,
} from "~/site/visits/visits.queries.server";

/** Stores page views, all or none. */
type Store = (views: PageView[]) => Promise<void>;

/** Makes page views anonymous and stores them by one statement. */
export function visitStore(sql: Sql): Store {
  // These are the salts of yesterday and today, which all nodes share.
  const salts = new LRUCache<string, Buffer>({
    max: 2,
    fetchMethod: (day) => findOrInsertSalt(sql, day, randomBytes(32)),
  });
  const anonymize = async ({ at, page, device, country, address, userAgent }: PageView) => {
    const { date: day, time } = businessTime(at);
    const visitor = visitorKey(await salts.forceFetch(day), limitKey(address), userAgent);
    return { day, hour: time.slice(0, 2), at: at.toISOString(), visitor, page, device, country };
  };
  return async (views) => {
    if (views.length > 0) await insertVisits(sql, await Promise.all(views.map(anonymize)));
  };
}

/**
 * Returns the anonymous key of a visitor for one day, below 2⁴⁸: a salted hash of address and browser. It
 * cannot be traced back once the salt is deleted.
 */
function visitorKey(salt: Uint8Array, address: string, userAgent: string): number {
  const hash = createHash("sha256").update(salt).update(`${address}\n${userAgent}`).digest();
  return hash.readUIntBE(0, 6);
}

/** How many page views are held in memory while the database is unavailable. Further ones are dropped. */
const MAX_PENDING = 5_000;

export type Visits = ReturnType<typeof createVisits>;

/**
 * Collects page views in memory, so that counting adds no statement to a page. Losing some is acceptable: a
 * killed process loses its last second of them. So is counting some twice: those whose statement may have
 * been stored, but whose result was lost with the connection, are stored again.
 */
export function createVisits(store: Store) {
  let pending: PageView[] = [];
  let storing: Promise<void> | null = null;

  async function storePending() {
    const views = pending;
    pending = [];
    try {
      await store(views);
    } catch (error) {
      if (isDatabaseUnavailable(error)) pending = [...views, ...pending].slice(0, MAX_PENDING);
      else log.error({ err: error }, "visits could not be stored and are dropped");
    }
  }

  return {
    add(view: PageView) {
      if (pending.length < MAX_PENDING) pending.push(view);
    },
    /** Stores what was added. On a slow database it waits for the statement that is running. */
    flush(): Promise<void> {
      storing ??= storePending().finally(() => {
        storing = null;
      });
      return storing;
    },
  };
}

const FLUSH_EVERY_MS = 1_000;
const CLEAN_EVERY_MS = 3_600_000;

/** How far into a day visits of the day before may still be stored. */
const LATE_MS = 10 * 60_000;

const LAST_FLUSH_TIMEOUT_MS = 2_000;

/**
 * Stores visits each second, and deletes what is too old, now and every hour. `close` stores what was
 * added last.
 */
export function openVisits(sql: Sql, { flush }: Visits) {
  const clean = () => {
    const today = businessTime(new Date(Date.now() - LATE_MS)).date;
    deleteOldVisits(sql, today).catch((error: unknown) =>
      logFault(error, "old visits could not be deleted", { level: "error" }),
    );
  };
  clean();
  const cleaning = setInterval(clean, CLEAN_EVERY_MS).unref();
  const flushing = setInterval(() => void flush(), FLUSH_EVERY_MS).unref();
  return {
    async close() {
      clearInterval(cleaning);
      clearInterval(flushing);
      const timeout = new Promise((resolve) => setTimeout(resolve, LAST_FLUSH_TIMEOUT_MS).unref());
      // The second flush stores what was added while a statement was running.
      await Promise.race([flush().then(flush), timeout]);
    },
  };
}
