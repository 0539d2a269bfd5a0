import { describe, expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import { testStore } from "~/booking/testing/test-store";
import { useTelegramBot } from "~/messaging/delivery/testing/use-telegram-bot";
import { webhookSecret } from "./bot.server";
import { handleTelegramWebhook, registerWebhook } from "./webhook.server";

const database = useTestDatabase();
const chat = useTelegramBot(database);
const { book, history } = chat;

describe("the webhook", () => {
  const url = "http://localhost/telegram";
  const siteSecret = async () => "a secret of the site";

  function call(body: unknown, secret: string | null) {
    const headers = new Headers({ "Content-Type": "application/json" });
    if (secret !== null) headers.set("X-Telegram-Bot-Api-Secret-Token", secret);
    const request = new Request(url, { method: "POST", headers, body: JSON.stringify(body) });
    return handleTelegramWebhook(
      testStore(database.sql),
      { bot: chat.bot, secret: siteSecret },
      request,
    );
  }

  test("is registered with its secret, and retried after a failure", { tags: "slow" }, async () => {
    chat.telegram.plan("setWebhook", { status: 500 });
    const registering = registerWebhook(chat.bot, siteSecret);
    await vi.waitFor(() => expect(chat.telegram.webhook()).not.toBeNull(), SOON);
    await registering.close();
    const secret = webhookSecret(await siteSecret());
    expect(secret).toMatch(/^[\w-]{43}$/);
    expect(chat.telegram.webhook()).toMatchObject({
      url: expect.stringMatching(/\/telegram$/) as string,
      secret_token: secret,
      allowed_updates: ["callback_query", "message"],
    });
  });

  test("accepts an update with the secret, and rejects a forged one", async () => {
    const { id } = await book();
    const update = chat.telegram.callbackUpdate(`b:${id}:c`);
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
