/** @module-tag slow */
import { describe, expect, test, vi } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { SOON } from "#db/testing/soon";
import { startMailServer } from "./testing/mail-stand-in";
import { place, readOutbox } from "./testing/place";
import { STAND_IN_CHAT, STAND_IN_TOKEN, startTelegram } from "./testing/telegram-stand-in";
import { useDelivery } from "./testing/use-delivery";

const database = useTestDatabase();
const { open, openWebhook, stopLater } = useDelivery(database);
const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
let customers = 0;

function book(channel: "webhook" | "telegram") {
  customers += 1;
  return place(database.sql, [channel], { name: `Guest ${customers}` });
}

test("reminders are written and sent each minute if the site sends e-mails", async () => {
  const mail = stopLater(await startMailServer());
  await open({ SMTP_URL: mail.url });
  const { id, email } = await place(database.sql, [], { name: "Guest" });
  const change = { id: BigInt(id), status: "confirmed", actor: "admin" } as const;
  await updateBookingStatus(database.sql, change, []);
  vi.advanceTimersByTime(60 * SECOND);
  await expect.poll(() => mail.to(email).length, SOON).toBe(1);
  const states = async () =>
    (await readOutbox(database.sql)).map(({ kind, state }) => [kind, state]);
  await expect.poll(states, SOON).toEqual([["reminder", "sent"]]);
});

test("a site without e-mails writes no reminders", async () => {
  const { calls } = await openWebhook();
  const { id } = await place(database.sql, [], { name: "Guest" });
  const change = { id: BigInt(id), status: "confirmed", actor: "admin" } as const;
  await updateBookingStatus(database.sql, change, []);
  vi.advanceTimersByTime(60 * SECOND);
  await book("webhook");
  vi.advanceTimersByTime(60 * SECOND);
  await expect.poll(() => calls.length, SOON).toBe(1);
  expect(await readOutbox(database.sql)).toMatchObject([{ kind: "placed" }]);
});

test("a scheduled message that can't be written does not keep the others", async () => {
  const { sql } = database;
  await sql`alter table security_events rename to other_events`;
  // On a day without work the morning message would be dropped.
  await place(sql, [], { name: "Nino Morning" });
  const telegram = stopLater(await startTelegram());
  const env = {
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_BOT_TOKEN: STAND_IN_TOKEN,
    TELEGRAM_CHAT_ID: String(STAND_IN_CHAT),
  };
  await open(env, { morning: 12 });
  const sent = async () => (await readOutbox(sql)).map(({ kind, state }) => [kind, state]);
  await expect.poll(sent, SOON).toEqual([["morning", "sent"]]);
  expect(JSON.stringify(telegram.messages())).toContain("Nino Morning");
  await sql`delete from outbox`;
  await sql`alter table other_events rename to security_events`;
});

describe("hourly", () => {
  async function insertAged(days: number) {
    const { id } = await book("telegram");
    await database.sql`
      update outbox set sent_at = now() - make_interval(days => ${days + 173})
      where booking_id = ${id}`;
    await database.sql`
      insert into telegram_updates (update_id, created_at)
      values (${days}, now() - make_interval(days => ${days}))`;
    await database.sql`
      insert into decision_links (id, booking_id, expires_at)
      values (${`link ${days}`}, ${id}, now() + make_interval(days => ${7 - days}))`;
  }

  async function countRows() {
    const [row] = await database.sql<{ sent: number; updates: number; links: number }[]>`
      select (select count(*)::int from outbox) as sent,
        (select count(*)::int from telegram_updates) as updates,
        (select count(*)::int from decision_links) as links`;
    return row;
  }

  test("rows that no code needs any more are deleted, and no others", async () => {
    await openWebhook();
    await insertAged(6);
    await insertAged(8);
    vi.advanceTimersByTime(HOUR - 1);
    expect(await countRows()).toEqual({ sent: 2, updates: 2, links: 2 });
    vi.advanceTimersByTime(1);
    await expect.poll(countRows, SOON).toEqual({ sent: 1, updates: 1, links: 1 });
  });

  test("also on a node that sends nothing", async () => {
    await open({});
    await insertAged(8);
    vi.advanceTimersByTime(HOUR);
    await expect.poll(countRows, SOON).toMatchObject({ sent: 0 });
  });
});
