import { withoutNul } from "~/web/plain-text";
import { setTimeout as sleep } from "node:timers/promises";
import { isDatabaseUnavailable, type Sql } from "~/db.server";
import { log } from "~/log.server";
import { attempt } from "./attempt.server";
import type { Channel } from "~/booking/events/channels";
import { clip } from "./clip";
import { nextTry, type NextStep, type Outcome } from "./next-try";
import {
  claimRows,
  deleteRow,
  markDead,
  markSent,
  putOff,
  type OutboxRow,
} from "./outbox.queries.server";

/** How one channel sends. `signal` ends a try that takes too long, and all when the node stops. */
export type Sender = {
  channel: Channel;
  /** How many are on their way at once. */
  parallel: number;
  send: (row: OutboxRow, signal: AbortSignal) => Promise<Outcome>;
};

/** Longer than a try may take; what a killed node held goes out after it. */
export const LEASE_MS = 120_000;

/** Whatever hangs, or comes byte by byte. */
const TRY_MS = 60_000;

/** After a fault that concerns a whole channel. */
const REST_MS = 5_000;

const REASON_LENGTH = 500;

/** Between two tries to note down what became of a message. */
const NOTE_EVERY_MS = 200;

/** Sends what is due on one channel. `wake` looks for it; faults are logged and never thrown. */
export function channelWorker(sql: Sql, sender: Sender, { tryMs = TRY_MS } = {}) {
  const cut = new AbortController();
  let restUntil = 0;
  const state = { closing: false };
  let running: Promise<void> | null = null;
  let again = false;

  async function sendDue() {
    while (!state.closing && Date.now() >= restUntil) {
      const claim = { channel: sender.channel, limit: sender.parallel, leaseMs: LEASE_MS };
      const rows = await claimRows(sql, claim);
      if (rows.length === 0) return;
      await Promise.all(rows.map(sendOne));
    }
  }

  async function sendOne(row: OutboxRow) {
    const outcome = await attempt(sender, row, cut.signal, tryMs);
    // The lease brings back what a stop has cut off.
    if (cut.signal.aborted && outcome.kind === "retry") return putOff(sql, row, 0, null);
    if (outcome.kind === "retry" && outcome.everything) {
      restUntil = Date.now() + Math.max(REST_MS, outcome.afterMs ?? 0);
    }
    const step = nextTry(outcome, row.attempts, Math.random());
    tell(row, step);
    return noteDown(sql, row, step, cut.signal);
  }

  function wake() {
    if (state.closing) return;
    if (running) again = true;
    running ??= sendDue()
      .catch((error) => {
        const level = isDatabaseUnavailable(error) ? "debug" : "error";
        log[level]({ err: error, channel: sender.channel }, "the outbox could not be worked on");
      })
      .finally(() => {
        running = null;
        if (!again) return;
        again = false;
        wake();
      });
  }

  return {
    wake,
    /** Takes no more; what is on its way gets so long to arrive, then it is cut off. */
    async close(withinMs: number) {
      state.closing = true;
      const timer = setTimeout(() => cut.abort(), withinMs);
      await running;
      clearTimeout(timer);
    },
  };
}

/**
 * Notes down what became of a message, again and again while the database is away and the row is
 * held: not to know of a message that is out would send it twice.
 */
async function noteDown(sql: Sql, row: OutboxRow, step: NextStep, stop: AbortSignal) {
  const until = performance.now() + LEASE_MS - TRY_MS;
  for (;;) {
    try {
      // oxlint-disable-next-line no-await-in-loop -- one try follows the other.
      return await store(sql, row, step);
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > until || stop.aborted) throw error;
      // oxlint-disable-next-line no-await-in-loop -- as above.
      await sleep(NOTE_EVERY_MS, undefined, { signal: stop }).catch(() => {});
    }
  }
}

function store(sql: Sql, row: OutboxRow, step: NextStep): Promise<void> {
  switch (step.kind) {
    case "sent":
      return markSent(sql, row, step.remoteId ?? null);
    case "dropped":
      return deleteRow(sql, row);
    case "wait":
      return putOff(sql, row, step.afterMs, null);
    case "retry":
      return putOff(sql, row, step.afterMs, stored(step.reason));
    case "dead":
      return markDead(sql, row, stored(step.reason));
  }
}

/** As the column takes it: the database's text holds no NUL. */
function stored(reason: string) {
  return clip(withoutNul(reason), REASON_LENGTH);
}

/** The reason itself may name people: it stands in the outbox, which staff alone see. */
function tell({ id, bookingId, channel, kind, attempts }: OutboxRow, step: NextStep) {
  const about = { outbox: id, booking: bookingId, channel, kind, attempts };
  if (step.kind === "dead") log.error(about, "a message can't be sent; the desk shows why");
  if (step.kind === "retry") log.warn({ ...about, afterMs: step.afterMs }, "a message has to wait");
}
