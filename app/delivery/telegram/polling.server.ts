import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { log } from "~/log.server";
import type { ApiAnswer } from "./api.server";
import type { Bot } from "./bot.server";
import { handleUpdate } from "./handle-update.server";
import { dropLease, holdLease } from "./telegram.queries.server";
import { ALLOWED_UPDATES, readUpdate } from "./update";

/** How long Telegram holds a call open, in seconds. */
const HOLD_SECONDS = 10;
/** A node that is killed leaves the polling to another one after it. */
const LEASE_SECONDS = 30;
const ARRIVE_WITHIN_MS = 3_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 60_000;
/** Another program polls with the same token, or the token is wrong: nothing that passes soon. */
const CONFLICT_PAUSE_MS = 30_000;

/** Asks Telegram for presses, on one node at a time. Faults are logged, and it goes on. */
export function startPolling(store: BookingStore, bot: Bot) {
  const { sql } = store;
  const lease = { name: "telegram", holder: randomUUID(), seconds: LEASE_SECONDS };
  const cut = new AbortController();
  const { signal } = cut;
  let offset: number | undefined;
  let faults = 0;

  async function run() {
    while (!signal.aborted) {
      const pauseMs = await round().catch((error) => {
        log.warn({ err: error }, "presses in Telegram could not be asked for");
        return growingPause();
      });
      if (pauseMs > 0) await sleep(pauseMs, undefined, { signal }).catch(() => {});
    }
    await dropLease(sql, lease).catch(() => {});
  }

  /** Asks once; how long to wait before the next time. */
  async function round() {
    if (!(await holdLease(sql, lease))) return (LEASE_SECONDS * 1000) / 6;
    const asked = { offset, limit: 20, timeout: HOLD_SECONDS, allowed_updates: ALLOWED_UPDATES };
    const timeoutMs = (HOLD_SECONDS + 5) * 1000;
    const answer = await bot.api.call("getUpdates", asked, { signal, timeoutMs });
    if (signal.aborted) return 0;
    if (!answer.ok) return afterFault(answer);
    faults = 0;
    const updates: unknown[] = Array.isArray(answer.result) ? answer.result : [];
    // All are confirmed then; and after a quiet week Telegram may go on with lower numbers.
    if (updates.length === 0) offset = undefined;
    for (const value of updates) {
      // Another node takes up what is left.
      if (signal.aborted) break;
      const update = readUpdate(value);
      if (update) await handleUpdate(store, bot, update);
      const id = (value as { update_id?: unknown } | null)?.update_id;
      if (typeof id === "number") offset = id + 1;
    }
    return 0;
  }

  async function afterFault(answer: Extract<ApiAnswer, { ok: false }>) {
    const { status, description, retryAfterMs } = answer;
    if (status === 409 && /webhook is active/i.test(description)) {
      await bot.api.call("deleteWebhook", {}, { signal });
      return growingPause();
    }
    const level = status >= 400 && status < 500 && status !== 429 ? "error" : "warn";
    log[level]({ status, description }, "Telegram hands over no presses");
    if (retryAfterMs !== null) return retryAfterMs;
    return level === "error" ? CONFLICT_PAUSE_MS : growingPause();
  }

  function growingPause() {
    faults += 1;
    return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (faults - 1));
  }

  const running = run();
  return {
    /** What Telegram is being told just now gets so long to arrive. */
    async close(withinMs = ARRIVE_WITHIN_MS) {
      cut.abort();
      await Promise.race([running, sleep(withinMs, undefined, { ref: false })]);
    },
  };
}
