/** @module-tag slow */
import { testSite } from "~/catalog/company/testing/test-site";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { updateBookingStatus, cancelOwnBooking } from "~/booking/status.queries.server";
import { insertMessage } from "~/booking/manage/my-booking.queries.server";
import { expectOutbox } from "~/messaging/delivery/testing/expect-outbox";
import { passTime, place, readOutbox } from "~/messaging/delivery/testing/place";
import {
  STAND_IN_CHAT,
  STAND_IN_TOKEN,
  startTelegram,
  type TelegramStandIn,
} from "~/messaging/delivery/testing/telegram-stand-in";
import { SOON } from "#db/testing/soon";
import { telegramApi } from "./api.server";
import { telegramSender } from "./sender.server";

const database = useTestDatabase();
const ON = ["telegram"] as const;
let telegram: TelegramStandIn;
let customers = 0;

beforeAll(async () => {
  telegram = await startTelegram();
});
afterAll(() => telegram.stop());
beforeEach(async () => {
  await database.sql`delete from bookings`;
  telegram.calls.length = 0;
});

function book(changes = {}) {
  customers += 1;
  return place(database.sql, ON, { name: `Guest ${customers}`, ...changes });
}

/** Sends due rows until the outbox is as expected. */
async function expectRows(
  expected: object[],
  chatId = String(STAND_IN_CHAT),
  token = STAND_IN_TOKEN,
) {
  const api = telegramApi({ url: telegram.url, token });
  const sender = telegramSender(database.sql, {
    api,
    chatId,
    lang: "en",
    site: () => testSite,
  });
  await expectOutbox(database.sql, sender, expected);
}

const messageOf = (remoteId: string | null) =>
  telegram.messages().find(({ id }) => String(id) === remoteId)!;

const cancel = (token: string) =>
  cancelOwnBooking(database.sql, token, { now: new Date(), freeCancellationHours: 48 }, ON);

describe("a booking in the company's chat", () => {
  test("is one message, edited when staff decide", async () => {
    const { id } = await book();
    await expectRows([{ state: "sent" }]);
    const [{ remoteId } = { remoteId: null }] = await readOutbox(database.sql);
    expect(messageOf(remoteId).body.text).toContain(`New request ${id}`);
    const change = { id: BigInt(id), status: "confirmed", actor: "admin" } as const;
    await updateBookingStatus(database.sql, change, ON);
    await expectRows([{ state: "sent" }, { kind: "confirmed", state: "sent" }]);
    expect(messageOf(remoteId).body.text).toContain(`Booking ${id}: confirmed by admin`);
    expect(JSON.stringify(messageOf(remoteId).body.reply_markup)).not.toContain("callback_data");
    expect(telegram.calls.map(({ method }) => method)).toEqual(["sendMessage", "editMessageText"]);
  });

  test("gets a reply when its visitor writes or cancels", async () => {
    const { token } = await book({ name: "Ana <3" });
    await expectRows([{ state: "sent" }]);
    await insertMessage(database.sql, { token, text: "A child seat & a <ski> rack?" }, ON);
    await expectRows([{}, { kind: "message", state: "sent" }]);
    await cancel(token);
    await expectRows([{}, {}, { kind: "cancelled", state: "sent" }]);
    const [first, message, cancelled] = telegram.messages().slice(-3);
    expect(message!.body.text).toContain("A child seat &amp; a &lt;ski&gt; rack?");
    expect(message!.body.reply_parameters).toMatchObject({ message_id: first!.id });
    expect(cancelled!.body.text).toContain("Ana &lt;3 has cancelled");
    expect(first!.body.text).toContain("cancelled by the customer");
  });

  test("gets a reply as a reminder, unless it is answered", async () => {
    const { id } = await book();
    await expectRows([{ state: "sent" }]);
    const remind = (kind: string) =>
      database.sql`insert into outbox (booking_id, kind, channel) values (${id}, ${kind}, 'telegram')`;
    await remind("waiting");
    await expectRows([{}, { kind: "waiting", state: "sent" }]);
    const { body } = telegram.messages().at(-1)!;
    expect(body.text).toContain(`Request ${id} is not answered yet`);
    expect(body.reply_parameters).toBeDefined();
    const change = { id: BigInt(id), status: "confirmed", actor: "admin" } as const;
    await updateBookingStatus(database.sql, change, []);
    await remind("overdue");
    telegram.calls.length = 0;
    await expectRows([{}, {}]);
    expect(telegram.calls).toEqual([]);
  });

  test("that was decided before its message was sent needs no edit", async () => {
    const { id } = await book();
    telegram.plan("sendMessage", { status: 502 });
    const change = { id: BigInt(id), status: "cancelled", actor: "admin" } as const;
    await updateBookingStatus(database.sql, change, ON);
    await expectRows([
      { state: "waiting", attempts: 1, reason: "Telegram 502: " },
      { attempts: 0 },
    ]);
    // The channel is paused, but not for another worker.
    await passTime(database.sql);
    await expectRows([{ state: "sent" }, {}]);
    await passTime(database.sql);
    await expectRows([{ state: "sent" }, { state: "sent" }]);
    expect(telegram.messages().at(-1)!.body.text).toContain("cancelled by admin");
  });
});

describe("the message of a booking", () => {
  test("shows the latest status if edits arrive in another order", async () => {
    const { id } = await book();
    await expectRows([{ state: "sent" }]);
    let release = () => {};
    const until = new Promise<void>((resolve) => (release = resolve));
    telegram.plan("editMessageText", { until });
    const change = { id: BigInt(id), actor: "admin" };
    await updateBookingStatus(database.sql, { ...change, status: "confirmed" }, ON);
    const slow = expectRows([{}, { kind: "confirmed", state: "sent" }, {}]);
    await vi.waitFor(() => expect(telegram.calls.at(-1)!.method).toBe("editMessageText"), SOON);
    await updateBookingStatus(database.sql, { ...change, status: "cancelled" }, ON);
    await expectRows([{}, {}, { kind: "cancelled", state: "sent" }]);
    release();
    await slow;
    expect(telegram.messages().at(-1)!.body.text).toContain("cancelled by admin");
  });

  test.each([
    [502, "", { state: "waiting", reason: "Telegram 502: " }],
    [400, "Bad Request: chat not found", { state: "dead" }],
  ])("that can't be edited (%s %s) is not sent again", async (status, description, row) => {
    const { token } = await book();
    await expectRows([{ state: "sent" }]);
    telegram.plan("editMessageText", { status, description });
    await cancel(token);
    await expectRows([{}, { kind: "cancelled", ...row }]);
    expect(telegram.calls.map(({ method }) => method)).toEqual(["sendMessage", "editMessageText"]);
  });

  test("that was deleted in the chat is no fault", async () => {
    const { id } = await book();
    await expectRows([{ state: "sent" }]);
    telegram.plan("editMessageText", {
      status: 400,
      description: "Bad Request: message to edit not found",
    });
    const change = { id: BigInt(id), status: "confirmed", actor: "admin" } as const;
    await updateBookingStatus(database.sql, change, ON);
    await expectRows([{}, { state: "sent" }]);
  });
});

describe("a fault of Telegram", () => {
  test("429 is retried after the requested pause", async () => {
    await book();
    const parameters = { retry_after: 800 };
    telegram.plan("sendMessage", { status: 429, description: "Too Many Requests", parameters });
    const reason = "Telegram 429: Too Many Requests";
    await expectRows([{ state: "waiting", attempts: 1, reason }]);
    const [row] = await readOutbox(database.sql);
    expect(row!.inSeconds).toBeGreaterThan(600);
    expect(row!.inSeconds).toBeLessThanOrEqual(800);
  });

  test("a requested pause is capped", async () => {
    const api = telegramApi({ url: telegram.url, token: STAND_IN_TOKEN });
    telegram.plan("getUpdates", { status: 429, parameters: { retry_after: 1e9 } });
    expect(await api.call("getUpdates", {})).toMatchObject({ retryAfterMs: 24 * 60 * 60_000 });
  });

  test.each([400, 403, 404])(
    "%i makes the row dead, with the reason for the desk",
    async (status) => {
      await book();
      telegram.plan("sendMessage", { status, description: "no, and why" });
      await expectRows([{ state: "dead", reason: `Telegram ${status}: no, and why`, attempts: 1 }]);
    },
  );

  test("a wrong token and a wrong chat make the row dead", async () => {
    await book();
    await expectRows([{ state: "dead" }], "77");
    expect((await readOutbox(database.sql))[0]!.reason).toContain("chat not found");
    await book();
    await expectRows([{ state: "dead" }, { state: "dead" }], String(STAND_IN_CHAT), "1:wrong");
    expect((await readOutbox(database.sql))[1]!.reason).toContain("401");
  });

  test.each([409, 500, 503])("%i is retried later", async (status) => {
    await book();
    telegram.plan("sendMessage", { status, description: "for now" });
    await expectRows([{ state: "waiting", reason: `Telegram ${status}: for now`, attempts: 1 }]);
  });
});
