import { describe, expect, test } from "vitest";
import { MAX_ATTEMPTS, nextStep, type Outcome } from "./retry-policy";

const MIDDLE = 0.5;
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const fault: Outcome = { kind: "retry", reason: "down" };

describe("a temporary fault", () => {
  test.each([
    [1, 30 * SECOND],
    [2, 90 * SECOND],
    [3, 270 * SECOND],
    [4, 810 * SECOND],
    [5, 2_430 * SECOND],
    [6, 7_290 * SECOND],
    [7, 6 * HOUR],
    [11, 6 * HOUR],
  ])("after attempt %i is retried after %i ms", (attempts, afterMs) => {
    expect(nextStep(fault, attempts, MIDDLE)).toEqual({ kind: "retry", reason: "down", afterMs });
  });

  test.each([
    [0, 24 * SECOND],
    [1, 36 * SECOND],
  ])("has a pause with jitter: random %d gives %i ms", (random, afterMs) => {
    expect(nextStep(fault, 1, random)).toMatchObject({ afterMs });
  });

  test("is dead after the last attempt", () => {
    expect(nextStep(fault, MAX_ATTEMPTS, MIDDLE)).toEqual({ kind: "dead", reason: "down" });
  });

  test.each([
    [8 * SECOND, 8 * SECOND],
    [2 * HOUR, 2 * HOUR],
    [0, 30 * SECOND],
  ])("waits as long as the service requests: %i ms", (requested, afterMs) => {
    expect(nextStep({ ...fault, afterMs: requested }, 1, MIDDLE)).toMatchObject({ afterMs });
  });

  test.each([
    [4, SECOND, 810 * SECOND],
    [11, SECOND, 6 * HOUR],
    [4, HOUR, HOUR],
  ])("backs off at attempt %i if the service always requests %i ms", (...row) => {
    const [attempts, requested, afterMs] = row;
    expect(nextStep({ ...fault, afterMs: requested }, attempts, MIDDLE)).toMatchObject({ afterMs });
  });
});

test.each<Outcome>([
  { kind: "sent", remoteId: "77" },
  { kind: "dropped" },
  { kind: "wait", afterMs: 5 },
  { kind: "dead", reason: "chat not found" },
])("$kind is final at any attempt", (outcome) => {
  expect(nextStep(outcome, 1, 0)).toEqual(outcome);
  expect(nextStep(outcome, MAX_ATTEMPTS, 1)).toEqual(outcome);
});
