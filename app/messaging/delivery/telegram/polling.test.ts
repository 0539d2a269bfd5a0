/** @module-tag slow */
import { describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { testStore } from "~/booking/testing/test-store";
import { useTelegramBot } from "~/messaging/delivery/testing/use-telegram-bot";
import { SOON } from "#db/testing/soon";
import type { ApiResponse, TelegramApi } from "./api.server";
import type { Bot } from "./bot.server";
import { startPolling } from "./polling.server";

const database = useTestDatabase();
const chat = useTelegramBot(database);
const { book, history } = chat;

describe("long polling", () => {
  test("handles callback queries on one node at a time, and moves to another when a node stops", async () => {
    const [one, two] = [await book(), await book()];
    const nodes = [
      startPolling(testStore(database.sql), chat.bot),
      startPolling(testStore(database.sql), chat.bot),
    ];
    chat.telegram.push(chat.telegram.callbackUpdate(`b:${one.id}:c`));
    await vi.waitFor(async () => expect(await history(one.id)).toHaveLength(1), SOON);
    expect(chat.telegram.calls.filter(({ method }) => method === "getUpdates").length).toBeLessThan(
      4,
    );
    await Promise.all(nodes.map((node) => node.close()));
    const next = startPolling(testStore(database.sql), chat.bot);
    chat.telegram.push(chat.telegram.callbackUpdate(`b:${two.id}:c`));
    await vi.waitFor(async () => expect(await history(two.id)).toHaveLength(1), SOON);
    await next.close();
    expect(await history(one.id)).toHaveLength(1);
  });

  test("continues after errors, and deletes an active webhook", async () => {
    const { id } = await book();
    chat.telegram.setWebhook("https://old.example/telegram");
    chat.telegram.plan("getUpdates", { status: 429, parameters: { retry_after: 0.01 } });
    const polling = startPolling(testStore(database.sql), chat.bot);
    chat.telegram.push(chat.telegram.callbackUpdate(`b:${id}:c`));
    await vi.waitFor(async () => expect(await history(id)).toHaveLength(1), SOON);
    await polling.close();
    expect(chat.telegram.webhook()).toBeNull();
  });
});

describe("long polling of a service that", () => {
  const offsets: (number | undefined)[] = [];

  /** Returns a bot that responds to `getUpdates` in this order, then holds the request open. */
  function scripted(...answers: ApiResponse[]): Bot {
    offsets.length = 0;
    const api: TelegramApi = {
      async call(method, body, options) {
        if (method !== "getUpdates") return { ok: true, result: true };
        offsets.push((body as { offset?: number }).offset);
        return (
          answers.shift() ??
          new Promise((resolve) => {
            options?.signal?.addEventListener("abort", () => resolve({ ok: true, result: [] }));
          })
        );
      },
    };
    return { ...chat.bot, api };
  }

  test("restarts its update numbers loses no update", async () => {
    const updates = [chat.telegram.callbackUpdate("b:1:c")];
    const quiet = scripted({ ok: true, result: updates }, { ok: true, result: [] });
    const polling = startPolling(testStore(database.sql), quiet);
    await vi.waitFor(() => expect(offsets).toHaveLength(3), SOON);
    await polling.close();
    expect(offsets).toEqual([undefined, updates[0]!.update_id + 1, undefined]);
  });

  test("had many updates handles none after another node has taken over", async () => {
    const { sql } = database;
    const [one, two] = [await book(), await book()];
    const updates = [one, two].map(({ id }) => chat.telegram.callbackUpdate(`b:${id}:c`));
    const slow = scripted({ ok: true, result: updates });
    const { call } = slow.api;
    slow.api.call = async (method, body, options) => {
      if (method === "answerCallbackQuery") {
        await sql`
          update node_leases set holder = gen_random_uuid(), until = now() + interval '1 hour'
          where name = 'telegram'`;
        offsets.push(-1);
      }
      return call(method, body, options);
    };
    const polling = startPolling(testStore(sql), slow);
    await vi.waitFor(() => expect(offsets).toEqual([undefined, -1]), SOON);
    await polling.close();
    expect([await history(one.id), await history(two.id)]).toMatchObject([[{}], []]);
    await sql`delete from node_leases`;
  });

  test("hangs does not prevent the node from stopping", async () => {
    const { id } = await book();
    chat.telegram.plan("answerCallbackQuery", { hangs: true });
    const polling = startPolling(testStore(database.sql), chat.bot);
    chat.telegram.push(chat.telegram.callbackUpdate(`b:${id}:c`));
    await vi.waitFor(async () => expect(await history(id)).toHaveLength(1), SOON);
    await polling.close(50);
  });
});
