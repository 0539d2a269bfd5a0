import { businessTime } from "~/calendar";
import { isDatabaseUnavailable, logFault, type Sql } from "~/db.server";
import { log } from "~/log.server";
import { inBatches, runEach } from "~/maintenance.server";
import type { PageView } from "./store-visits.server";
import { deletePastVisitors, maintainVisitTables } from "./visits.queries.server";

/** Stores a batch, all or none. */
type Store = (views: PageView[]) => Promise<void>;

const DEFAULTS = {
  /** Page views stored by one statement. */
  batchSize: 250,
  /** The longest that a page view waits for its batch, in milliseconds. */
  flushAfterMs: 1_000,
  /** Page views held in memory; further ones are dropped. */
  limit: 20_000,
};

/**
 * Batches page views in memory, so that counting adds no statement to a page. Losing some is
 * acceptable: a killed process loses its last second of them, a long database outage those beyond
 * the limit. So is counting some twice: a batch whose answer was lost with its connection, when it may
 * have been stored, is stored again.
 */
export class VisitQueue {
  readonly #store: Store;
  readonly #options: typeof DEFAULTS;
  readonly #pending: PageView[] = [];
  #timer: NodeJS.Timeout | null = null;
  #flushing: Promise<void> | null = null;
  /** While the database is unavailable the timer retries, not each new page view. */
  #isRetrying = false;
  #hasWarned = false;

  constructor(store: Store, options: Partial<typeof DEFAULTS> = {}) {
    this.#store = store;
    this.#options = { ...DEFAULTS, ...options };
  }

  add(view: PageView) {
    if (this.#pending.length >= this.#options.limit) return this.#warnOnce();
    this.#pending.push(view);
    if (this.#pending.length >= this.#options.batchSize && !this.#isRetrying) void this.flush();
    else this.#schedule();
  }

  /** Stores everything; resolves early while the database is unavailable. */
  flush(): Promise<void> {
    if (this.#timer) clearTimeout(this.#timer);
    this.#timer = null;
    this.#flushing ??= this.#storeAll().finally(() => {
      this.#flushing = null;
      if (this.#pending.length > 0) this.#schedule();
    });
    return this.#flushing;
  }

  #schedule() {
    this.#timer ??= setTimeout(() => this.flush(), this.#options.flushAfterMs).unref();
  }

  async #storeAll() {
    while (this.#pending.length > 0) {
      const batch = this.#pending.splice(0, this.#options.batchSize);
      try {
        await this.#store(batch);
        this.#isRetrying = false;
      } catch (error) {
        if (isDatabaseUnavailable(error)) return this.#retryLater(batch);
        log.error({ err: error }, "visits could not be stored and are dropped");
      }
    }
    this.#hasWarned = false;
  }

  #retryLater(batch: PageView[]) {
    this.#isRetrying = true;
    this.#pending.unshift(...batch);
    if (this.#pending.length <= this.#options.limit) return;
    this.#pending.length = this.#options.limit;
    this.#warnOnce();
  }

  /** Warns once until the queue is empty again: a flood must not fill the log too. */
  #warnOnce() {
    if (!this.#hasWarned) log.warn("the visit queue is full: visits are dropped");
    this.#hasWarned = true;
  }
}

const MAINTENANCE_INTERVAL_MS = 3_600_000;

/** In the first minutes of a day, visits of the day before may still be stored. */
const LATE_MS = 10 * 60_000;

const LAST_FLUSH_TIMEOUT_MS = 2_000;

/** Prepares the tables and maintains them hourly; `close` stores what is still queued. */
export function openVisits(sql: Sql, queue: VisitQueue) {
  const today = () => businessTime(new Date(Date.now() - LATE_MS)).date;
  const maintain = () => maintainVisitTables(sql, today());
  const timer = setInterval(() => {
    // Fewer visitors are left to the statement that also creates partitions, and may time out.
    const deletePast = () => inBatches((limit) => deletePastVisitors(sql, today(), limit));
    void runEach([deletePast, maintain], (error) =>
      logFault(error, "the visit tables could not be maintained", { level: "error" }),
    );
  }, MAINTENANCE_INTERVAL_MS).unref();
  return {
    // A node may start while the database is read-only.
    ready: maintain().catch((error: unknown) => {
      if (!isDatabaseUnavailable(error)) throw error;
      log.warn({ err: error }, "the visit tables could not be maintained; retrying in an hour");
    }),
    async close() {
      clearInterval(timer);
      const timeout = new Promise((resolve) => setTimeout(resolve, LAST_FLUSH_TIMEOUT_MS).unref());
      await Promise.race([queue.flush(), timeout]);
    },
  };
}
