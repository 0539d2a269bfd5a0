import { logFault } from "~/web/db.server";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { acquireLease, releaseLease } from "#db/node-lease";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { log } from "~/web/log.server";
import type { ApiResponse } from "./api.server";
import type { Bot } from "./bot.server";
import { handleUpdate } from "./handle-update.server";
import { ALLOWED_UPDATES, readUpdate } from "./update";
import { recordOf } from "~/web/records";

/** The time for which Telegram holds a `getUpdates` request open. */
const LONG_POLL_SECONDS = 10;
/**
 * The time after which another node takes over from a node that was killed. It is longer than a poll or an update.
 */
const LEASE_SECONDS = 30;
/** The pause of a node while another one polls. */
const WITHOUT_LEASE_MS = (LEASE_SECONDS * 1000) / 6;
const FINISH_WITHIN_MS = 3_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** Long-polls Telegram for updates, on one node at a time. Logs errors and continues. */
export function startPolling(store: BookingStore, bot: Bot) {
  const { sql } = store;
  const lease = { name: "telegram", holder: randomUUID(), seconds: LEASE_SECONDS };
  const controller = new AbortController();
  const { signal } = controller;
  let offset: number | undefined;
  let faults = 0;

  async function run() {
    while (!signal.aborted) {
      const pauseMs = await poll().catch((error) => {
        logFault(error, "Telegram could not be polled");
        return backoff();
      });
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
    await releaseLease(sql, lease).catch(() => {});
  }

  /** Returns the pause in ms before the next poll. */
  async function poll() {
    if (!(await acquireLease(sql, lease))) return WITHOUT_LEASE_MS;
    const query = {
      offset,
      limit: 20,
      timeout: LONG_POLL_SECONDS,
      allowed_updates: ALLOWED_UPDATES,
    };
    const timeoutMs = (LONG_POLL_SECONDS + 5) * 1000;
    const answer = await bot.api.call("getUpdates", query, { signal, timeoutMs });
    if (signal.aborted) return 0;
    if (!answer.ok) return afterFault(answer);
    faults = 0;
    const updates: unknown[] = Array.isArray(answer.result) ? answer.result : [];
    // All updates are confirmed. After a week without updates, Telegram may restart with a lower number.
    if (updates.length === 0) offset = undefined;
    for (const value of updates) {
      // Another node gets the other updates: they are not confirmed.
      if (signal.aborted) break;
      // Many updates take longer than the lease of the poll.
      // oxlint-disable-next-line no-await-in-loop -- in their order.
      if (!(await acquireLease(sql, lease))) return WITHOUT_LEASE_MS;
      const update = readUpdate(value);
      if (update) await handleUpdate(store, bot, update);
      const { update_id: id } = recordOf(value);
      if (typeof id === "number") offset = id + 1;
    }
    return 0;
  }

  async function afterFault(answer: Extract<ApiResponse, { ok: false }>) {
    const { status, description } = answer;
    if (status === 409 && /webhook is active/i.test(description)) {
      await bot.api.call("deleteWebhook", {}, { signal });
      return backoff();
    }
    const { level, pauseMs } = pollFault(answer);
    log[level]({ status, description }, "Telegram returned no updates");
    return pauseMs ?? backoff();
  }

  function backoff() {
    faults += 1;
    return Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (faults - 1));
  }

  const running = run();
  return {
    /** Stops polling. A request in progress may take `withinMs` to finish. */
    async close(withinMs = FINISH_WITHIN_MS) {
      controller.abort();
      await Promise.race([running, sleep(withinMs, undefined, { ref: false })]);
    },
  };
}

/** The pause after a conflict: another program polls with the same token, or the token is wrong. */
const CONFLICT_PAUSE_MS = 30_000;

type Fault = Pick<Extract<ApiResponse, { ok: false }>, "status" | "retryAfterMs">;

/**
 * Returns the level of a refused poll in the log, and the pause before the next one; null means that polling backs
 * off.
 */
export function pollFault({ status, retryAfterMs }: Fault) {
  const isConflict = status >= 400 && status < 500 && status !== 429;
  const level: "error" | "warn" = isConflict ? "error" : "warn";
  return { level, pauseMs: retryAfterMs ?? (isConflict ? CONFLICT_PAUSE_MS : null) };
}
