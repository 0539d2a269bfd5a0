import { describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { testStore } from "~/booking/testing/test-store";
import { SOON } from "#db/testing/soon";
import { place, readOutbox } from "./testing/place";
import { STAND_IN_CHAT, STAND_IN_TOKEN, startTelegram } from "./testing/telegram-stand-in";
import { useDelivery } from "./testing/use-delivery";

const database = useTestDatabase();
const { open, openWebhook, stopLater } = useDelivery(database);
const SECOND = 1_000;
let customers = 0;

function book(channel: "webhook" | "telegram") {
  customers += 1;
  return place(database.sql, [channel], { name: `Guest ${customers}` });
}

const statesOf = async () => (await readOutbox(database.sql)).map(({ state }) => state);

describe("messages are sent", () => {
  test("when the node starts, with the company's current settings", async () => {
    await book("webhook");
    const { calls, refresh } = await openWebhook();
    await expect.poll(() => calls.length, SOON).toBe(1);
    expect(refresh).toHaveBeenCalled();
  });

  test("as soon as a node wakes the others", async () => {
    const { calls } = await openWebhook();
    await book("webhook");
    testStore(database.sql).wakeNodes();
    await expect.poll(() => calls.length, SOON).toBe(1);
  });

  test("after five seconds without a wake-up, until the node stops", async () => {
    const { calls, close } = await openWebhook();
    await book("webhook");
    vi.advanceTimersByTime(5 * SECOND);
    await expect.poll(statesOf, SOON).toEqual(["sent"]);
    await close();
    await close();
    await book("webhook");
    vi.advanceTimersByTime(60 * SECOND);
    expect(vi.getTimerCount()).toBe(0);
    expect(await statesOf()).toEqual(["sent", "waiting"]);
    expect(calls).toHaveLength(1);
  });
});

describe("Telegram", () => {
  const methodsOf = (calls: { method: string }[]) => calls.map(({ method }) => method);

  async function openTelegram(env: Record<string, string>) {
    const telegram = stopLater(await startTelegram());
    await open({
      TELEGRAM_API_URL: telegram.url,
      TELEGRAM_BOT_TOKEN: STAND_IN_TOKEN,
      ...env,
    });
    return telegram;
  }

  test("is polled, and gets new bookings", async () => {
    await book("telegram");
    const telegram = await openTelegram({ TELEGRAM_CHAT_ID: String(STAND_IN_CHAT) });
    await expect.poll(() => telegram.messages().length, SOON).toBe(1);
    await expect.poll(() => methodsOf(telegram.calls), SOON).toContain("getUpdates");
  });

  test("is polled before the chat is known, and gets no bookings", async () => {
    await book("telegram");
    const telegram = await openTelegram({});
    await expect.poll(() => methodsOf(telegram.calls), SOON).toContain("getUpdates");
    expect(await statesOf()).toEqual(["waiting"]);
  });

  test("calls the site instead where that is set", async () => {
    const telegram = await openTelegram({
      PUBLIC_URL: "https://mgzavri.example",
      TELEGRAM_CHAT_ID: String(STAND_IN_CHAT),
      TELEGRAM_UPDATES: "webhook",
    });
    await expect.poll(() => telegram.webhook()?.url, SOON).toBe("http://localhost:3000/telegram");
    expect(methodsOf(telegram.calls)).toEqual(["setWebhook"]);
  });
});
