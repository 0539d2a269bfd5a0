import { describe, expect, test } from "vitest";
import { MOST_ATTEMPTS, nextTry, type Outcome } from "./next-try";

const MIDDLE = 0.5;
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const fault: Outcome = { kind: "retry", reason: "down" };

describe("a fault that may pass", () => {
  test.each([
    [1, 30 * SECOND],
    [2, 90 * SECOND],
    [3, 270 * SECOND],
    [4, 810 * SECOND],
    [5, 2_430 * SECOND],
    [6, 7_290 * SECOND],
    [7, 6 * HOUR],
    [11, 6 * HOUR],
  ])("after try %i is tried again after %i ms", (attempts, afterMs) => {
    expect(nextTry(fault, attempts, MIDDLE)).toEqual({ kind: "retry", reason: "down", afterMs });
  });

  test.each([
    [0, 24 * SECOND],
    [1, 36 * SECOND],
  ])("spreads its pause: with %d it is %i ms", (random, afterMs) => {
    expect(nextTry(fault, 1, random)).toMatchObject({ afterMs });
  });

  test("ends after the last try", () => {
    expect(nextTry(fault, MOST_ATTEMPTS, MIDDLE)).toEqual({ kind: "dead", reason: "down" });
  });

  test.each([
    [8 * SECOND, 8 * SECOND],
    [2 * HOUR, 2 * HOUR],
    [0, 30 * SECOND],
  ])("waits as long as the service asks: %i ms", (asked, afterMs) => {
    expect(nextTry({ ...fault, afterMs: asked }, 1, MIDDLE)).toMatchObject({ afterMs });
  });

  test.each([
    [4, SECOND, 810 * SECOND],
    [11, SECOND, 6 * HOUR],
    [4, HOUR, HOUR],
  ])("does not use up its tries (now %i) where the service always asks for %i ms", (...about) => {
    const [attempts, asked, afterMs] = about;
    expect(nextTry({ ...fault, afterMs: asked }, attempts, MIDDLE)).toMatchObject({ afterMs });
  });
});

test.each<Outcome>([
  { kind: "sent", remoteId: "77" },
  { kind: "dropped" },
  { kind: "wait", afterMs: 5 },
  { kind: "dead", reason: "chat not found" },
])("$kind is the end of it, whatever try it was", (outcome) => {
  expect(nextTry(outcome, 1, 0)).toEqual(outcome);
  expect(nextTry(outcome, MOST_ATTEMPTS, 1)).toEqual(outcome);
});
