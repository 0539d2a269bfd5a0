import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coalesce } from "./coalesce.server";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** A question whose answers come when the test gives them. */
function question() {
  const asked: PromiseWithResolvers<number>[] = [];
  const ask = () => {
    const answer = withResolvers<number>();
    asked.push(answer);
    return answer.promise;
  };
  return { asked, ask };
}

type PromiseWithResolvers<T> = {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: Error) => void;
};

function withResolvers<T>() {
  const made = {} as PromiseWithResolvers<T>;
  made.promise = new Promise<T>((resolve, reject) => Object.assign(made, { resolve, reject }));
  return made;
}

test("who asks while a question is under way gets the answer of the next one", async () => {
  const { asked, ask } = question();
  const together = coalesce(ask, 1_000);
  const [first, second, third] = [together(), together(), together()];
  asked[0]!.resolve(1);
  expect(await first).toBe(1);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!.resolve(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  expect(asked).toHaveLength(2);
});

test("a call that fails has no result, and the next one may have", async () => {
  const { asked, ask } = question();
  const together = coalesce(ask, 1_000);
  const failed = together();
  asked[0]!.reject(new Error("away"));
  expect(await failed).toBeNull();
  const next = together();
  asked[1]!.resolve(2);
  expect(await next).toBe(2);
});

test("each caller waits for at most the limit, also one that waits for the next call", async () => {
  const { ask } = question();
  const together = coalesce(ask, 1_000);
  const first = together();
  await vi.advanceTimersByTimeAsync(600);
  const second = together();
  await vi.advanceTimersByTimeAsync(400);
  expect(await first).toBeNull();
  await vi.advanceTimersByTimeAsync(600);
  expect(await second).toBeNull();
});

test("while a call is overdue no other one is made, and nobody waits", async () => {
  const { asked, ask } = question();
  const together = coalesce(ask, 1_000);
  const late = together();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toBeNull();
  expect(await together()).toBeNull();
  expect(asked).toHaveLength(1);
  asked[0]!.resolve(1);
  await vi.advanceTimersByTimeAsync(0);
  const next = together();
  asked[1]!.resolve(2);
  expect(await next).toBe(2);
});
