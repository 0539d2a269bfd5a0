import { withoutNul } from "~/web/plain-text";
import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseUnavailable, logFault, type Sql } from "~/web/db.server";
import { log } from "~/web/log.server";
import { singleFlight } from "~/web/single-flight.server";
import type { Channel } from "~/booking/events/channels";
import { truncate } from "./plain-lines";
import { nextStep, type NextStep, type Outcome } from "./retry-policy";
import {
  claimRows,
  deleteRow,
  markDead,
  markSent,
  postpone,
  type OutboxRow,
} from "./outbox.queries.server";

/**
 * The sender of one channel. `signal` aborts an attempt that takes too long, and all attempts when the node stops.
 */
export type Sender = {
  channel: Channel;
  /** The number of messages that are sent at once. */
  parallel: number;
  send: (row: OutboxRow, signal: AbortSignal) => Promise<Outcome>;
};

/** The duration of a lease, longer than an attempt. Rows leased by a killed node are sent after it. */
export const LEASE_MS = 120_000;

const ATTEMPT_TIMEOUT_MS = 60_000;

/** The pause of a channel after a fault of the whole channel. */
const CHANNEL_PAUSE_MS = 5_000;

const MAX_REASON_LENGTH = 500;

const RETRY_STORE_MS = 200;

/** Sends due rows of one channel whenever `wake` is called. Logs errors and never throws. */
export function channelWorker(
  sql: Sql,
  sender: Sender,
  { attemptTimeoutMs = ATTEMPT_TIMEOUT_MS } = {},
) {
  const controller = new AbortController();
  let pausedUntil = 0;
  const state = { closing: false };

  async function sendDue() {
    while (!state.closing && Date.now() >= pausedUntil) {
      const claim = { channel: sender.channel, limit: sender.parallel, leaseMs: LEASE_MS };
      const rows = await claimRows(sql, claim);
      if (rows.length === 0) return;
      await Promise.all(rows.map(sendOne));
    }
  }

  async function sendOne(row: OutboxRow) {
    const outcome = await attempt(sender, row, controller.signal, attemptTimeoutMs);
    // An attempt that `close` has aborted is due again at once, for another node.
    if (controller.signal.aborted && outcome.kind === "retry") return postpone(sql, row, 0, null);
    if (outcome.kind === "retry" && outcome.wholeChannel) {
      pausedUntil = Date.now() + Math.max(CHANNEL_PAUSE_MS, outcome.afterMs ?? 0);
    }
    const step = nextStep(outcome, row.attempts, Math.random());
    logStep(row, step);
    return storeStep(sql, row, step, controller.signal);
  }

  const { trigger, idle } = singleFlight(sendDue, (error) => {
    const { channel } = sender;
    logFault(error, "the outbox could not be processed", { level: "error", channel });
  });

  return {
    wake: trigger,
    /** Claims no more rows; aborts messages in flight after `withinMs`. */
    async close(withinMs: number) {
      state.closing = true;
      const timer = setTimeout(() => controller.abort(), withinMs);
      await idle();
      clearTimeout(timer);
    },
  };
}

/** Sends once. Resolves after `timeoutMs` or on `stop` even if the sender ignores its signal. */
export async function attempt(
  sender: Sender,
  row: OutboxRow,
  stop: AbortSignal,
  timeoutMs: number,
) {
  const controller = new AbortController();
  const abort = () => controller.abort();
  const timer = setTimeout(abort, timeoutMs);
  stop.addEventListener("abort", abort);
  const timedOut = new Promise<Outcome>((resolve) => {
    controller.signal.addEventListener("abort", () => resolve(TIMED_OUT));
  });
  if (stop.aborted) abort();
  try {
    return await Promise.race([sender.send(row, controller.signal), timedOut]);
  } catch (error) {
    const { channel, id: outbox } = row;
    logFault(error, "a message could not be created", { level: "error", channel, outbox });
    return { kind: "retry", reason: "a fault on our side; the log has it" } satisfies Outcome;
  } finally {
    clearTimeout(timer);
    stop.removeEventListener("abort", abort);
  }
}

const TIMED_OUT: Outcome = { kind: "retry", reason: "no answer in time" };

/**
 * Stores the next step of a row. It retries while the database is unavailable and the row is leased: a message
 * that was sent but not stored as sent would be sent twice.
 */
async function storeStep(sql: Sql, row: OutboxRow, step: NextStep, stop: AbortSignal) {
  const until = performance.now() + LEASE_MS - ATTEMPT_TIMEOUT_MS;
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- attempts are sequential.
      return await store(sql, row, step);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > until || stop.aborted) throw error;
      // oxlint-disable-next-line no-await-in-loop -- as above.
      await sleep(RETRY_STORE_MS, undefined, { signal: stop }).catch(() => {});
    }
  }
}

function store(sql: Sql, row: OutboxRow, step: NextStep): Promise<void> {
  switch (step.kind) {
    case "sent":
      return markSent(sql, row, step);
    case "dropped":
      return deleteRow(sql, row);
    case "wait":
      return postpone(sql, row, step.afterMs, null);
    case "retry":
      return postpone(sql, row, step.afterMs, storable(step.reason));
    case "dead":
      return markDead(sql, row, storable(step.reason));
  }
}

/** Removes NUL, which PostgreSQL's `text` can't contain. */
function storable(reason: string) {
  return truncate(withoutNul(reason), MAX_REASON_LENGTH);
}

/** Logs what happened to a row. The log leaves out the reason, which may contain personal data: the desk shows it. */
function logStep({ id, bookingId, channel, kind, attempts }: OutboxRow, step: NextStep) {
  const fields = { outbox: id, booking: bookingId, channel, kind, attempts };
  if (step.kind === "dead") log.error(fields, "a message can't be sent; the desk shows the reason");
  if (step.kind === "retry")
    log.warn({ ...fields, afterMs: step.afterMs }, "a message will be retried");
}
