import { testSite } from "~/company/testing/test-site";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { place } from "~/delivery/testing/place";
import {
  STAND_IN_CHAT,
  STAND_IN_TOKEN,
  startTelegram,
  type TelegramStandIn,
} from "~/delivery/testing/telegram-stand-in";
import { telegramApi, type ApiAnswer, type TelegramApi } from "./api.server";
import { webhookSecret, type Bot } from "./bot.server";
import { handleUpdate } from "./handle-update.server";
import { startPolling } from "./polling.server";
import { readUpdate } from "./update";
import { handleTelegramWebhook, registerWebhook } from "./webhook.server";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();
let telegram: TelegramStandIn;
let bot: Bot;
let guests = 0;

beforeEach(async () => {
  await database.sql`delete from bookings`;
  await database.sql`delete from telegram_updates`;
  await database.sql`delete from node_leases`;
  telegram = await startTelegram();
  const api = telegramApi({ url: telegram.url, token: STAND_IN_TOKEN });
  bot = { api, chatId: String(STAND_IN_CHAT), staffIds: null, lang: "en", site: () => testSite };
});
afterEach(() => telegram.stop());

function book() {
  guests += 1;
  return place(database.sql, [], { name: `Guest ${guests}` });
}

async function history(bookingId: number) {
  const rows = await database.sql<{ kind: string; actor: string }[]>`
    select kind, actor from booking_events where booking_id = ${bookingId} order by id`;
  return rows.slice(1).map(({ kind, actor }) => `${kind} by ${actor}`);
}

function sendCallback(...about: Parameters<TelegramStandIn["callbackUpdate"]>) {
  return handleUpdate(testStore(database.sql), bot, readUpdate(telegram.callbackUpdate(...about))!);
}

describe("a callback query", () => {
  test("decides, is answered, and is in the history with the name of the user", async () => {
    const { id } = await book();
    await sendCallback(`b:${id}:c`);
    expect(await history(id)).toEqual(["confirmed by telegram:Nino <b>"]);
    expect(telegram.answers()).toEqual([`Booking ${id} is confirmed.`]);
  });

  test("that comes second is answered with the first decision, and changes nothing", async () => {
    const { id } = await book();
    await sendCallback(`b:${id}:c`);
    await sendCallback(`b:${id}:x`);
    expect(await history(id)).toEqual(["confirmed by telegram:Nino <b>"]);
    expect(telegram.answers().at(-1)).toBe(`Booking ${id}: already confirmed by Nino <b>.`);
    expect(telegram.calls.map(({ method }) => method)).toContain("editMessageText");
  });

  test("that is replayed changes nothing", async () => {
    const { id } = await book();
    const update = readUpdate(telegram.callbackUpdate(`b:${id}:c`))!;
    await handleUpdate(testStore(database.sql), bot, update);
    await database.sql`update bookings set status = 'pending' where id = ${id}`;
    await handleUpdate(testStore(database.sql), bot, update);
    expect(await history(id)).toHaveLength(1);
    expect(telegram.answers().at(-1)).toBe("This was done already.");
  });

  test.each([
    ["another chat", { chatId: -5 }],
    ["a user who is not on the list", { fromId: 43 }],
  ])("from %s is rejected, and answered", async (_, about) => {
    bot = { ...bot, staffIds: ["42"] };
    const { id } = await book();
    await sendCallback(`b:${id}:c`, about);
    expect(await history(id)).toEqual([]);
    expect(telegram.answers()).toEqual([expect.stringMatching(/^Only the operator/)]);
    await sendCallback(`b:${id}:c`, { fromId: 42 });
    expect(await history(id)).toHaveLength(1);
  });

  test.each(["b:999999:c", "b:1:delete", "hello"])(
    "for an unknown booking (%s) is answered",
    async (data) => {
      await sendCallback(data);
      expect(telegram.answers()).toEqual(["This button belongs to no booking."]);
    },
  );

  test("decides once if two are sent at the same time", async () => {
    const { id } = await book();
    await Promise.all([sendCallback(`b:${id}:c`), sendCallback(`b:${id}:x`)]);
    expect(await history(id)).toHaveLength(1);
    expect(telegram.answers()).toHaveLength(2);
  });
});

test("before the chat is set, the bot replies with the number of a chat", async () => {
  const message = { message_id: 1, chat: { id: -100 }, text: "/start" };
  const update = readUpdate({ update_id: 1, message })!;
  await handleUpdate(testStore(database.sql), bot, update);
  expect(telegram.calls).toEqual([]);
  await handleUpdate(testStore(database.sql), { ...bot, chatId: null }, update);
  expect(telegram.calls[0]!.body).toMatchObject({ chat_id: -100 });
  expect(telegram.calls[0]!.body.text).toContain("TELEGRAM_CHAT_ID=-100");
});

describe("long polling", () => {
  test("handles callback queries on one node at a time, and moves to another when a node stops", async () => {
    const [one, two] = [await book(), await book()];
    const nodes = [
      startPolling(testStore(database.sql), bot),
      startPolling(testStore(database.sql), bot),
    ];
    telegram.push(telegram.callbackUpdate(`b:${one.id}:c`));
    await vi.waitFor(async () => expect(await history(one.id)).toHaveLength(1));
    expect(telegram.calls.filter(({ method }) => method === "getUpdates").length).toBeLessThan(4);
    await Promise.all(nodes.map((node) => node.close()));
    const next = startPolling(testStore(database.sql), bot);
    telegram.push(telegram.callbackUpdate(`b:${two.id}:x`));
    await vi.waitFor(async () => expect(await history(two.id)).toHaveLength(1));
    await next.close();
    expect(await history(one.id)).toHaveLength(1);
  });

  test("continues after errors, and deletes an active webhook", async () => {
    const { id } = await book();
    telegram.setWebhook("https://old.example/telegram");
    telegram.plan("getUpdates", { status: 429, parameters: { retry_after: 0.01 } });
    const polling = startPolling(testStore(database.sql), bot);
    telegram.push(telegram.callbackUpdate(`b:${id}:c`));
    await vi.waitFor(async () => expect(await history(id)).toHaveLength(1), 5_000);
    await polling.close();
    expect(telegram.webhook()).toBeNull();
  });
});

describe("long polling of a service that", () => {
  const offsets: (number | undefined)[] = [];

  /** Answers `getUpdates` in this order, then holds the call open. */
  function scripted(...answers: ApiAnswer[]): Bot {
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
    return { ...bot, api };
  }

  test("restarts its update numbers loses no update", async () => {
    const updates = [telegram.callbackUpdate("b:1:c")];
    const quiet = scripted({ ok: true, result: updates }, { ok: true, result: [] });
    const polling = startPolling(testStore(database.sql), quiet);
    await vi.waitFor(() => expect(offsets).toHaveLength(3));
    await polling.close();
    expect(offsets).toEqual([undefined, updates[0]!.update_id + 1, undefined]);
  });

  test("hangs does not prevent the node from stopping", async () => {
    const { id } = await book();
    telegram.plan("answerCallbackQuery", { hangs: true });
    const polling = startPolling(testStore(database.sql), bot);
    telegram.push(telegram.callbackUpdate(`b:${id}:c`));
    await vi.waitFor(async () => expect(await history(id)).toHaveLength(1));
    await polling.close(50);
  }, 5_000);
});

describe("the webhook", () => {
  const url = "http://localhost/telegram";
  const siteSecret = async () => "a secret of the site";

  function call(body: unknown, secret: string | null) {
    const headers = new Headers({ "Content-Type": "application/json" });
    if (secret !== null) headers.set("X-Telegram-Bot-Api-Secret-Token", secret);
    const request = new Request(url, { method: "POST", headers, body: JSON.stringify(body) });
    return handleTelegramWebhook(testStore(database.sql), { bot, secret: siteSecret }, request);
  }

  test("is registered with its secret, and retried after a failure", async () => {
    telegram.plan("setWebhook", { status: 500 });
    const registering = registerWebhook(bot, siteSecret);
    await vi.waitFor(() => expect(telegram.webhook()).not.toBeNull(), 5_000);
    await registering.close();
    const secret = webhookSecret(await siteSecret());
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(telegram.webhook()).toMatchObject({
      url: expect.stringMatching(/\/telegram$/) as string,
      secret_token: secret,
      allowed_updates: ["callback_query", "message"],
    });
  });

  test("accepts an update with the secret, and rejects a forged one", async () => {
    const { id } = await book();
    const update = telegram.callbackUpdate(`b:${id}:c`);
    for (const forged of [null, "", "wrong", `${webhookSecret(await siteSecret())}x`]) {
      expect((await call(update, forged)).status).toBe(403);
    }
    expect(await history(id)).toEqual([]);
    const secret = webhookSecret(await siteSecret());
    expect((await call(update, secret)).status).toBe(200);
    expect((await call(update, secret)).status).toBe(200);
    expect(await history(id)).toHaveLength(1);
    expect((await call({ hello: 1 }, secret)).status).toBe(400);
  });
});
