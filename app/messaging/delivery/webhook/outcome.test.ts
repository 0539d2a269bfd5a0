import { expect, test } from "vitest";
import { webhookOutcome } from "~/messaging/delivery/open.server";

const NOW = Date.parse("2030-06-01T00:00:00Z");

test.each([
  [200, null, { kind: "sent" }],
  [204, null, { kind: "sent" }],
  [301, null, { kind: "dead" }],
  [400, null, { kind: "dead" }],
  [401, null, { kind: "dead" }],
  [403, null, { kind: "dead" }],
  [404, null, { kind: "dead" }],
  [410, null, { kind: "dead" }],
  [408, null, { kind: "retry" }],
  [409, null, { kind: "retry" }],
  [429, "8", { kind: "retry", afterMs: 8_000 }],
  [500, null, { kind: "retry" }],
  [503, "Sat, 01 Jun 2030 00:01:00 GMT", { kind: "retry", afterMs: 60_000 }],
])("maps HTTP %i (Retry-After: %s) to an outcome", (status, retryAfter, outcome) => {
  expect(webhookOutcome(status, retryAfter, NOW)).toMatchObject(outcome);
});

test.each([
  [199, "dead"],
  [299, "sent"],
  [300, "dead"],
  [425, "retry"],
  [499, "dead"],
  [500, "retry"],
])("HTTP %i: %s", (status, kind) => {
  expect(webhookOutcome(status, null, NOW).kind).toBe(kind);
});

test("an outcome names the status, and a fault concerns all rows until the requested time", () => {
  expect(webhookOutcome(404, "8", NOW)).toEqual({ kind: "dead", reason: "HTTP 404" });
  const fault = { kind: "retry", reason: "HTTP 503", wholeChannel: true };
  expect(webhookOutcome(503, null, NOW)).toEqual(fault);
  expect(webhookOutcome(503, "8", NOW)).toEqual({ ...fault, afterMs: 8_000 });
});
