import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { attempt } from "./worker.server";
import type { OutboxRow } from "./outbox.queries.server";
import type { Outcome } from "./retry-policy";

const row: OutboxRow = {
  id: 1,
  uid: "u",
  bookingId: 12,
  eventId: null,
  day: null,
  nextId: null,
  alert: null,
  kind: "placed",
  channel: "webhook",
  attempts: 1,
  createdAt: "2030-06-01T08:00:00.000Z",
};
const TIMED_OUT: Outcome = { kind: "retry", reason: "no answer in time" };
const never = () => new Promise<Outcome>(() => {});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts an attempt. Returns its signal and its outcome. */
function start(send: () => Promise<Outcome>, stop = new AbortController()) {
  const signals: AbortSignal[] = [];
  const sender = {
    channel: row.channel,
    parallel: 1,
    send: (_: OutboxRow, signal: AbortSignal) => {
      signals.push(signal);
      return send();
    },
  };
  const outcome = attempt(sender, row, stop.signal, 1_000);
  return { outcome, signal: signals[0]!, stop };
}

test("has the outcome of the sender", async () => {
  const { outcome, signal, stop } = start(async () => ({ kind: "sent", remoteId: "7" }));
  expect(await outcome).toEqual({ kind: "sent", remoteId: "7" });
  // No timer is left that would abort the attempt later.
  expect(vi.getTimerCount()).toBe(0);
  stop.abort();
  expect(signal.aborted).toBe(false);
});

test("times out even if the sender ignores its signal", async () => {
  const { outcome, signal } = start(never);
  await vi.advanceTimersByTimeAsync(999);
  expect(signal.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(signal.aborted).toBe(true);
  expect(await outcome).toEqual(TIMED_OUT);
});

test("ends when the node stops", async () => {
  const { outcome, signal, stop } = start(never);
  expect(signal.aborted).toBe(false);
  stop.abort();
  expect(signal.aborted).toBe(true);
  expect(await outcome).toEqual(TIMED_OUT);
  expect(vi.getTimerCount()).toBe(0);
});

test("ends at once on a node that has stopped", async () => {
  const stop = new AbortController();
  stop.abort();
  const { outcome, signal } = start(never, stop);
  expect(signal.aborted).toBe(true);
  expect(await outcome).toEqual(TIMED_OUT);
});

test("is retried after a bug of the sender", async () => {
  const { outcome } = start(() => Promise.reject(new Error("a bug")));
  expect(await outcome).toEqual({ kind: "retry", reason: "a fault on our side; the log has it" });
  expect(vi.getTimerCount()).toBe(0);
});
