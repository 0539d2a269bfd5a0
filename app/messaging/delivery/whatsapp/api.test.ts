import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startJsonServer, type JsonServer } from "~/messaging/delivery/testing/json-server";
import { whatsappApi } from "./api.server";

let server: JsonServer;
beforeEach(async () => {
  server = await startJsonServer();
});
afterEach(() => server.stop());

function send(answer: JsonServer["answer"], slashes = "") {
  server.answer = answer;
  const settings = { token: "SECRET", phoneNumberId: "106", timeoutMs: answer ? 10_000 : 50 };
  return whatsappApi({ ...settings, url: server.url + slashes }).send({ to: "+995" });
}

test.each(["", "/", "//"])("a message is posted with the token, base %j", async (end) => {
  const answer = { text: '{"messages":[{"id":"wamid.1"}]}' };
  expect(await send(answer, end)).toEqual({ ok: true, messageId: "wamid.1" });
  const [call] = server.calls;
  expect([call?.url, call?.body]).toEqual(["/v26.0/106/messages", '{"to":"+995"}']);
  expect(call?.headers.authorization).toBe("Bearer SECRET");
});

const refused = { ok: false, status: 400, code: null, description: "", retryAfterMs: 0 };

describe("a refusal", () => {
  test.each<[JsonServer["answer"], object]>([
    [
      { status: 200, text: '{"messages":[]}' },
      { ...refused, status: 200 },
    ],
    [
      { status: 200, text: '{"messages":[{"id":7}]}' },
      { ...refused, status: 200 },
    ],
    [
      { status: 299, text: '{"messages":[{"id":"w"}]}' },
      { ok: true, messageId: "w" },
    ],
    [
      { status: 300, text: '{"messages":[{"id":"w"}]}' },
      { ...refused, status: 300 },
    ],
    [{ status: 400, text: "<html>" }, refused],
    [
      { status: 400, text: '{"error":{"code":100,"message":"bad","error_data":{"details":"to"}}}' },
      { ...refused, code: 100, description: "bad – to" },
    ],
    [
      { status: 400, text: '{"error":{"code":"100","message":"","error_data":{"details":"to"}}}' },
      { ...refused, description: "to" },
    ],
    [{ status: 400, text: '{"error":{"message":7,"error_data":{}}}' }, refused],
    [
      { status: 401, text: '{"error":{"message":"bad token SECRET, SECRET"}}' },
      { ...refused, status: 401, description: "bad token …, …" },
    ],
    [
      { status: 503, headers: { "Retry-After": "8" } },
      { ...refused, status: 503, retryAfterMs: 8_000 },
    ],
    [null, { ...refused, status: 0, description: "no answer in time" }],
  ])("%j is %j", async (answer, expected) => {
    expect(await send(answer)).toEqual(expected);
  });
});
