import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { shareInFlight } from "./share-in-flight.server";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Creates a call that the test settles. */
function controlledCall() {
  const calls: { resolve: (value: number) => void; reject: (reason: Error) => void }[] = [];
  const call = () =>
    new Promise<number>((resolve, reject) => {
      calls.push({ resolve, reject });
    });
  return { calls, call };
}

test("a caller during a running call gets the result of the next one", async () => {
  const { calls, call } = controlledCall();
  const coalesced = shareInFlight(call, 1_000);
  const [first, second, third] = [coalesced(), coalesced(), coalesced()];
  calls[0]!.resolve(1);
  expect(await first).toBe(1);
  await vi.waitFor(() => expect(calls).toHaveLength(2), SOON);
  calls[1]!.resolve(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  expect(calls).toHaveLength(2);
});

test.each([0, 1, 2, 3, 4, 5, 6])(
  "a caller %i microtasks after the end of a call begins none beside the next one",
  async (microtasks) => {
    const { calls, call } = controlledCall();
    const coalesced = shareInFlight(call, 1_000);
    void coalesced();
    void coalesced();
    calls[0]!.resolve(1);
    for (let count = 0; count < microtasks; count += 1) await Promise.resolve();
    void coalesced();
    await vi.advanceTimersByTimeAsync(0);
    expect(calls).toHaveLength(2);
    calls[1]!.resolve(2);
    await vi.advanceTimersByTimeAsync(0);
  },
);

test("a call that fails resolves with null, and the next call runs", async () => {
  const { calls, call } = controlledCall();
  const coalesced = shareInFlight(call, 1_000);
  const failed = coalesced();
  calls[0]!.reject(new Error("unavailable"));
  expect(await failed).toBeNull();
  const next = coalesced();
  calls[1]!.resolve(2);
  expect(await next).toBe(2);
});

test("each caller waits no longer than the limit, even for the next call", async () => {
  const { call } = controlledCall();
  const coalesced = shareInFlight(call, 1_000);
  const first = coalesced();
  await vi.advanceTimersByTimeAsync(600);
  const second = coalesced();
  await vi.advanceTimersByTimeAsync(400);
  expect(await first).toBeNull();
  await vi.advanceTimersByTimeAsync(600);
  expect(await second).toBeNull();
});

test("while a call is overdue, callers get null at once and no other call is made", async () => {
  const { calls, call } = controlledCall();
  const coalesced = shareInFlight(call, 1_000);
  const late = coalesced();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toBeNull();
  expect(await coalesced()).toBeNull();
  expect(calls).toHaveLength(1);
  calls[0]!.resolve(1);
  await vi.advanceTimersByTimeAsync(0);
  const next = coalesced();
  calls[1]!.resolve(2);
  expect(await next).toBe(2);
});
