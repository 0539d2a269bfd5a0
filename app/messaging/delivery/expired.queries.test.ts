import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { deleteExpired } from "./expired.queries.server";
import { useBookings } from "./testing/use-bookings";

const database = useTestDatabase();

function onError(error: unknown) {
  throw error;
}
const { book } = useBookings(database);

test("rows of sent and dropped messages are deleted after 180 days, others never", async () => {
  const { sql } = database;
  await book(["telegram", "emailOperator", "whatsapp", "webhook"]);
  await sql`update outbox set created_at = now() - interval '1 year'`;
  await sql`
    update outbox set sent_at = now() - interval '181 days' where channel = 'telegram'`;
  await sql`
    update outbox set sent_at = now() - interval '179 days' where channel = 'emailOperator'`;
  await sql`
    update outbox set next_at = 'infinity', dropped_at = now() - interval '181 days'
    where channel = 'whatsapp'`;
  await sql`
    update outbox set next_at = 'infinity', held_at = now() - interval '181 days'
    where channel = 'webhook'`;
  await deleteExpired(sql, { onError });
  const rows = await sql<{ channel: string }[]>`select channel from outbox order by channel`;
  expect(rows.map(({ channel }) => channel)).toEqual(["emailOperator", "webhook"]);
});

test("numbers of Telegram's updates are deleted after 7 days", async () => {
  const { sql } = database;
  await sql`
    insert into telegram_updates (update_id, created_at)
    values (1, now() - interval '8 days'), (2, now() - interval '6 days')`;
  await deleteExpired(sql, { onError });
  expect(await sql`select update_id from telegram_updates`).toEqual([{ update_id: 2 }]);
});

test("links that decide a booking are deleted once they are expired", async () => {
  const { sql } = database;
  const { id } = await book([]);
  await sql`
    insert into decision_links (id, booking_id, expires_at)
    values ('expired', ${id}, now() - interval '1 minute'), ('open', ${id}, now() + interval '1 hour')`;
  await deleteExpired(sql, { onError });
  expect(await sql`select id from decision_links`).toEqual([{ id: "open" }]);
});

test("the times of a recipient's e-mails are deleted a day after the last one", async () => {
  const { sql } = database;
  await sql`
    insert into recipient_mails (recipient, sent_at)
    values
      ('expired', array[now() - interval '30 hours', now() - interval '25 hours']),
      ('recent', array[now() - interval '30 hours', now() - interval '23 hours'])`;
  await deleteExpired(sql, { onError });
  expect(await sql`select recipient from recipient_mails`).toEqual([{ recipient: "recent" }]);
});
