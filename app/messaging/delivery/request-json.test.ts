import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { requestJson } from "./request-json.server";
import { startJsonServer, type JsonServer } from "./testing/json-server";

let server: JsonServer;
beforeEach(async () => {
  server = await startJsonServer();
});
afterEach(() => server.stop());

test("posts JSON with the given headers", async () => {
  server.answer = { text: '{"ok":true}' };
  const answer = await requestJson(`${server.url}/path`, { a: 1 }, { headers: { "X-Key": "k" } });
  expect(answer).toEqual({ status: 200, body: { ok: true }, retryAfterMs: 0, fault: null });
  expect(server.calls).toMatchObject([
    {
      method: "POST",
      url: "/path",
      body: '{"a":1}',
      headers: { "content-type": "application/json", "x-key": "k" },
    },
  ]);
});

test("has the status and the pause of a refusal", async () => {
  server.answer = { status: 429, headers: { "Retry-After": "8" }, text: '{"error":"slow"}' };
  expect(await requestJson(server.url, {})).toEqual({
    status: 429,
    body: { error: "slow" },
    retryAfterMs: 8_000,
    fault: null,
  });
});

test.each(["", "<html>", "null", "7", '"text"'])("has no body for the answer %j", async (text) => {
  server.answer = { status: 502, text };
  expect(await requestJson(server.url, {})).toMatchObject({ status: 502, body: {} });
});

describe("without a response", () => {
  const none = { status: 0, body: {}, retryAfterMs: 0 };

  test("says that the connection was refused", async () => {
    const { url, stop } = await startJsonServer();
    await stop();
    expect(await requestJson(url, {})).toEqual({ ...none, fault: "ECONNREFUSED" });
    // `fetch` rejects this port itself.
    expect(await requestJson("http://127.0.0.1:9", {})).toEqual({
      ...none,
      fault: "no connection",
    });
  });

  test("follows no redirect", async () => {
    server.answer = { status: 307, headers: { Location: `${server.url}/other` } };
    expect(await requestJson(server.url, {})).toEqual({ ...none, fault: "no connection" });
    expect(server.calls).toHaveLength(1);
  });

  test("says that there was no answer in time", async () => {
    server.answer = null;
    const fault = "no answer in time";
    expect(await requestJson(server.url, {}, { timeoutMs: 50 })).toEqual({ ...none, fault });
    const { signal } = new AbortController();
    expect(await requestJson(server.url, {}, { timeoutMs: 50, signal })).toEqual({
      ...none,
      fault,
    });
  });

  test("ends when its signal is aborted", async () => {
    server.answer = null;
    const signal = AbortSignal.abort();
    expect(await requestJson(server.url, {}, { signal })).toMatchObject({ status: 0 });
    expect(server.calls).toEqual([]);
  });
});
