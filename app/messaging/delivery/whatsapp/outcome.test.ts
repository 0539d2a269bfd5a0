import { expect, test } from "vitest";
import type { WhatsAppResponse } from "./api.server";
import { whatsappOutcome } from "./sender.server";

function refused(status: number, code: number | null, more: object = {}): WhatsAppResponse {
  return { ok: false, status, code, description: "why", retryAfterMs: 0, ...more };
}

test.each<[string, WhatsAppResponse, object]>([
  ["an accepted message", { ok: true, messageId: "wamid.1" }, { kind: "sent" }],
  ["a wrong token", refused(401, 190), { kind: "dead", reason: "WhatsApp 401: why" }],
  ["an expired token that comes as 400", refused(400, 190), { kind: "dead" }],
  ["an expired token that comes as 500", refused(500, 190), { kind: "dead" }],
  ["an unknown app", refused(401, 0), { kind: "dead" }],
  ["a missing capability, as 500", refused(500, 3), { kind: "dead" }],
  ["a missing permission", refused(403, 10), { kind: "dead" }],
  ["another permission, as 500", refused(500, 200), { kind: "dead" }],
  ["an account that is blocked", refused(403, 368), { kind: "dead" }],
  ["a 403 of a gateway", refused(403, null), { kind: "dead" }],
  ["a bad parameter", refused(400, 100), { kind: "dead", reason: "WhatsApp 400: why" }],
  ["a template that does not exist", refused(404, 132001), { kind: "dead" }],
  ["the app's limit", refused(400, 4), { kind: "retry", wholeChannel: true }],
  ["the account's limit", refused(400, 80007), { kind: "retry", wholeChannel: true }],
  ["the throughput's limit", refused(429, 130429), { kind: "retry", wholeChannel: true }],
  ["the limit of spam", refused(400, 131048), { kind: "retry" }],
  ["too many to one number", refused(400, 131056), { kind: "retry" }],
  [
    "429 with a time",
    refused(429, null, { retryAfterMs: 8_000 }),
    { kind: "retry", afterMs: 8_000, wholeChannel: true },
  ],
  ["an unknown fault", refused(500, 131000), { kind: "retry" }],
  ["an unavailable service", refused(503, 2), { kind: "retry" }],
  ["a timeout of the service", refused(408, null), { kind: "retry" }],
  ["no answer", refused(0, null), { kind: "retry", reason: "WhatsApp: why", wholeChannel: true }],
  ["an answer that names no message", refused(200, null), { kind: "retry" }],
])("maps %s to an outcome", (_, answer, outcome) => {
  expect(whatsappOutcome(answer)).toMatchObject(outcome);
});

test("returns WhatsApp's id of the message", () => {
  const outcome = whatsappOutcome({ ok: true, messageId: "wamid.1" });
  expect(outcome).toEqual({ kind: "sent", remoteId: "wamid.1" });
});

test("sets no pause without Retry-After", () => {
  expect(whatsappOutcome(refused(500, null))).not.toHaveProperty("afterMs");
});
