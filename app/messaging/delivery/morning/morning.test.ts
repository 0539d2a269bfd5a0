import { describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { insertDayMessage } from "~/messaging/delivery/scheduled.queries.server";
import { startMailServer, textOf } from "~/messaging/delivery/testing/mail-stand-in";
import { place, readOutbox } from "~/messaging/delivery/testing/place";
import {
  STAND_IN_CHAT,
  STAND_IN_TOKEN,
  startTelegram,
} from "~/messaging/delivery/testing/telegram-stand-in";
import { useDelivery } from "~/messaging/delivery/testing/use-delivery";
import { testSite } from "~/catalog/company/testing/test-site";
import { SOON } from "#db/testing/soon";

const database = useTestDatabase();
const { open, stopLater } = useDelivery(database);
const channels = ["telegram", "emailOperator"] as const;

/** Inserts the message at 12:00 on 2030-06-09 in Tbilisi. */
const insert = (hour: number) =>
  insertDayMessage(database.sql, new Date(), { kind: "morning", hour, channels });
const rows = async () =>
  (await readOutbox(database.sql)).map(({ kind, channel }) => [kind, channel]);

describe("a morning message", () => {
  test.each([
    [7, 2],
    [8, 2],
    [12, 2],
    [6, 0],
    [13, 0],
  ])("of %i o'clock is due at noon for %i channels", async (hour, count) => {
    await database.sql`delete from outbox`;
    await insert(hour);
    expect(await rows()).toHaveLength(count);
  });

  test("is written once for each channel and day by all nodes", async () => {
    await database.sql`delete from outbox`;
    await Promise.all(Array.from({ length: 8 }, () => insert(12)));
    expect(await rows()).toEqual(channels.map((channel) => ["morning", channel]));
    vi.setSystemTime("2030-06-10T08:00:00Z");
    await insert(12);
    expect(await rows()).toHaveLength(4);
  });

  test("lists the work of the day by e-mail, in the company's language", async () => {
    await database.sql`delete from outbox`;
    await place(database.sql, [], { name: "Nino <Beridze>" });
    const mail = stopLater(await startMailServer());
    await open({ SMTP_URL: mail.url, OPERATOR_LANGUAGE: "ka" }, { morning: 12 });
    const texts = () => mail.to(testSite.company.email).map(textOf);
    await expect.poll(() => texts().length, SOON).toBe(1);
    expect(texts()[0]).toContain("პასუხს 1 მოთხოვნა ელოდება");
    expect(texts()[0]).toContain("Nino <Beridze>");
    expect(texts()[0]).toContain("/admin/today");
    expect(texts()[0]).not.toContain("undefined");
  });
});

describe("the text of a morning message", () => {
  test("names the requests that staff are asked about, and leads to Today", async () => {
    await database.sql`delete from outbox`;
    await place(database.sql, [], { name: "Asks in vain", pickupDate: "2030-06-01" });
    await database.sql`update bookings set expiry = 'asked'`;
    const mail = stopLater(await startMailServer());
    const telegram = stopLater(await startTelegram());
    const env = {
      SMTP_URL: mail.url,
      TELEGRAM_BOT_TOKEN: STAND_IN_TOKEN,
      TELEGRAM_CHAT_ID: String(STAND_IN_CHAT),
      TELEGRAM_API_URL: telegram.url,
    };
    await open(env, { morning: 12 });
    const texts = () => [
      ...mail.to(testSite.company.email).map(textOf),
      ...telegram.messages().map((message) => JSON.stringify(message)),
    ];
    await expect.poll(() => texts().length, SOON).toBe(2);
    for (const text of texts()) {
      expect(text).toContain("1 request was never answered");
      expect(text).toContain("Asks in vain");
      expect(text).toContain("/admin/today");
    }
    await database.sql`delete from bookings`;
  });

  test("reads a name and a phone in their own directions", { tags: "slow" }, async () => {
    await database.sql`delete from outbox`;
    const yossi = { name: "יוסי כהן", phone: "+972 50-123-4567", pickupDate: "2030-06-09" };
    const { id } = await place(database.sql, [], yossi);
    await database.sql`update bookings set status = 'confirmed' where id = ${id}`;
    const mail = stopLater(await startMailServer());
    await open({ SMTP_URL: mail.url }, { morning: 12 });
    const texts = () => mail.to(testSite.company.email).map(textOf);
    await expect.poll(() => texts().length, SOON).toBe(1);
    expect(texts()[0]).toContain(
      "12:00 \u2068יוסי כהן\u2069 · \u2068+972 50-123-4567\u2069 · \u2068Toyota RAV4 (no car assigned yet)\u2069",
    );
    await database.sql`delete from bookings where id = ${id}`;
  });

  test("goes to Telegram, and is not sent on a day without work", async () => {
    await database.sql`delete from outbox`;
    const telegram = stopLater(await startTelegram());
    await insert(12);
    await database.sql`delete from outbox where channel <> 'telegram'`;
    // The site writes no morning messages: its row could still be there when the next is inserted.
    await open({
      TELEGRAM_BOT_TOKEN: STAND_IN_TOKEN,
      TELEGRAM_CHAT_ID: String(STAND_IN_CHAT),
      TELEGRAM_API_URL: telegram.url,
    });
    await expect.poll(rows, SOON).toEqual([]);
    expect(telegram.messages()).toHaveLength(0);
    await place(database.sql, [], { name: "Nino <b>" });
    await insert(12);
    vi.advanceTimersByTime(5_000);
    await expect.poll(() => JSON.stringify(telegram.messages()), SOON).toContain("Nino &lt;b&gt;");
  });
});
