import { expect, test } from "vitest";
import type { ApiResponse } from "./api.server";
import { telegramOutcome } from "./outcome";

function refused(status: number, description: string, more: object = {}): ApiResponse {
  return { ok: false, status, description, retryAfterMs: null, movedTo: null, ...more };
}

test.each<[string, ApiResponse, object]>([
  ["a success", { ok: true, result: { message_id: 7 } }, { kind: "sent" }],
  [
    "a message that is not modified",
    refused(400, "Bad Request: message is not modified: specified new message content"),
    { kind: "sent" },
  ],
  ["an unknown chat", refused(400, "Bad Request: chat not found"), { kind: "dead" }],
  ["a wrong token", refused(401, "Unauthorized"), { kind: "dead" }],
  ["a bot that was removed", refused(403, "Forbidden: bot was kicked"), { kind: "dead" }],
  ["a wrong address", refused(404, "Not Found"), { kind: "dead" }],
  ["a conflict", refused(409, "Conflict"), { kind: "retry" }],
  [
    "too many messages",
    refused(429, "Too Many Requests: retry after 8", { retryAfterMs: 8_000 }),
    { kind: "retry", afterMs: 8_000, wholeChannel: true },
  ],
  ["a fault of the service", refused(500, "Internal Server Error"), { kind: "retry" }],
  ["no response", refused(0, "no answer in time"), { kind: "retry", wholeChannel: true }],
  [
    "a group that has moved",
    refused(400, "Bad Request: group chat was upgraded", { movedTo: -100777 }),
    { kind: "dead", reason: expect.stringContaining("TELEGRAM_CHAT_ID=-100777") as string },
  ],
])("maps %s to an outcome", (_, answer, outcome) => {
  expect(telegramOutcome(answer)).toMatchObject(outcome);
});

test.each<[ApiResponse, object]>([
  [refused(408, "slow"), { kind: "retry", reason: "Telegram 408: slow", wholeChannel: true }],
  [refused(409, "busy"), { kind: "retry", reason: "Telegram 409: busy", wholeChannel: true }],
  [
    refused(429, "later"),
    { kind: "retry", reason: "Telegram 429: later", afterMs: 0, wholeChannel: true },
  ],
  [refused(499, "no"), { kind: "dead", reason: "Telegram 499: no" }],
  [refused(400, "no"), { kind: "dead", reason: "Telegram 400: no" }],
  [
    refused(302, "elsewhere"),
    { kind: "retry", reason: "Telegram 302: elsewhere", wholeChannel: true },
  ],
  [refused(0, "no route"), { kind: "retry", reason: "Telegram : no route", wholeChannel: true }],
  [
    refused(403, "message is not modified"),
    { kind: "dead", reason: "Telegram 403: message is not modified" },
  ],
  [
    refused(400, "moved", { movedTo: -5 }),
    { kind: "dead", reason: "Telegram 400: moved (TELEGRAM_CHAT_ID=-5)" },
  ],
])("the outcome of %j", (answer, outcome) => {
  expect(telegramOutcome(answer)).toEqual(outcome);
});
