import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { startJsonServer, type JsonServer } from "~/messaging/delivery/testing/json-server";
import { STAND_IN_TOKEN, startTelegram } from "~/messaging/delivery/testing/telegram-stand-in";
import { telegramApi } from "./api.server";

let server: JsonServer;
beforeEach(async () => {
  server = await startJsonServer();
});
afterEach(() => server.stop());

function call(answer: JsonServer["answer"], slashes = "") {
  server.answer = answer;
  const api = telegramApi({ url: server.url + slashes, token: "123:abc" });
  return api.call("sendMessage", { text: "hello" });
}

test.each(["", "/", "//"])(
  "a method is called with the token in its path, base %j",
  async (end) => {
    expect(await call({ text: '{"ok":true,"result":{"message_id":7}}' }, end)).toEqual({
      ok: true,
      result: { message_id: 7 },
    });
    const [{ url, body } = { url: "", body: "" }] = server.calls;
    expect([url, body]).toEqual(["/bot123:abc/sendMessage", '{"text":"hello"}']);
  },
);

const refused = { ok: false, status: 400, description: "", retryAfterMs: null, movedTo: null };

describe("a refusal", () => {
  test.each<[JsonServer["answer"], object]>([
    [
      { status: 400, text: '{"ok":false,"description":"bad"}' },
      { ...refused, description: "bad" },
    ],
    [{ status: 400, text: '{"ok":false,"description":7}' }, refused],
    [{ status: 400, text: '{"ok":true}' }, refused],
    [
      { status: 300, text: '{"ok":true}' },
      { ...refused, status: 300 },
    ],
    [
      { status: 200, text: '{"ok":false}' },
      { ...refused, status: 200 },
    ],
    [
      { status: 200, text: "<html>" },
      { ...refused, status: 200 },
    ],
    [
      { status: 429, text: '{"parameters":{"retry_after":8}}', headers: { "Retry-After": "5" } },
      { ...refused, status: 429, retryAfterMs: 8_000 },
    ],
    [
      { status: 429, headers: { "Retry-After": "5" } },
      { ...refused, status: 429, retryAfterMs: 5_000 },
    ],
    [
      { status: 429, text: '{"parameters":{"retry_after":"x"}}' },
      { ...refused, status: 429 },
    ],
    [
      { status: 429, text: '{"parameters":{"retry_after":1e9}}' },
      { ...refused, status: 429, retryAfterMs: 86_400_000 },
    ],
    [
      { status: 400, text: '{"parameters":{"migrate_to_chat_id":-100777}}' },
      { ...refused, movedTo: -100777 },
    ],
    [{ status: 400, text: '{"parameters":{"migrate_to_chat_id":"x"}}' }, refused],
  ])("%j is %j", async (answer, expected) => {
    expect(await call(answer)).toEqual(expected);
  });

  test("without a response says why, and not the token", async () => {
    const api = telegramApi({ url: "http://127.0.0.1:9", token: "123:abc" });
    const answer = await api.call("getMe", {});
    expect(answer).toEqual({ ...refused, status: 0, description: "no connection" });
  });
});

test("the answer of a failed connection contains neither address nor token", async () => {
  const api = telegramApi({ url: "http://127.0.0.1:9", token: STAND_IN_TOKEN });
  const answer = await api.call("sendMessage", {});
  expect(answer).toMatchObject({ ok: false, status: 0 });
  expect(JSON.stringify(answer)).not.toMatch(/stand-in|127\.0\.0\.1/);
});

test("a connection that hangs times out", async () => {
  const telegram = await startTelegram();
  try {
    const api = telegramApi({ url: telegram.url, token: STAND_IN_TOKEN });
    telegram.plan("sendMessage", { hangs: true });
    expect(await api.call("sendMessage", {}, { timeoutMs: 50 })).toMatchObject({
      status: 0,
      description: "no answer in time",
    });
  } finally {
    await telegram.stop();
  }
});
