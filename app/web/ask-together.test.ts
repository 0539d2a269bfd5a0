import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { askTogether } from "./ask-together.server";

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
  const together = askTogether(ask, 1_000);
  const [first, second, third] = [together(), together(), together()];
  asked[0]!.resolve(1);
  expect(await first).toBe(1);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!.resolve(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
  expect(asked).toHaveLength(2);
});

test("a question that fails or takes too long has no answer, and the next one may have", async () => {
  const { asked, ask } = question();
  const together = askTogether(ask, 1_000);
  const failed = together();
  asked[0]!.reject(new Error("away"));
  expect(await failed).toBeNull();
  const [late, next] = [together(), together()];
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await late).toBeNull();
  asked[2]!.resolve(3);
  expect(await next).toBe(3);
});
