import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { migrations } from "./migrate";
import { useUnmigratedDatabase } from "./testing/unmigrated-database";

const { database, migrateFirst } = useUnmigratedDatabase();

const BEFORE = migrations.findIndex(({ name }) => name === "0110_event_texts");

async function insertBooking() {
  await database.sql`
    insert into bookings (
      token, name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date, pickup_time,
      return_date, return_time, rental_days, price_per_day, delivery_fee, total_price, lang, fingerprint
    ) values (
      'x', 'Nino', 'nino@example.org', '+995555123456', 'Toyota RAV4', 'suv', 'Tbilisi', 'Tbilisi',
      '2026-05-01', '12:00', '2026-05-04', '12:00', 3, 50, 0, 150, 'en', 'x'
    )`;
}

/** Inserts a message by the statement of releases before the side table. */
async function insertMessage(text: string) {
  await database.sql`
    insert into booking_events (booking_id, kind, actor, text)
    select id, 'message', 'visitor', ${text} from bookings`;
}

async function listTexts() {
  const rows = await database.sql<{ text: string; salt: Buffer; hash: string; old: string }[]>`
    select event_texts.text, salt, text_hash as hash, booking_events.text as old
    from booking_events join event_texts on event_id = id order by id`;
  return rows.map(({ salt, hash, ...row }) => {
    expect(hash).toBe(createHash("sha256").update(salt).update(row.text).digest("hex"));
    return row;
  });
}

test("texts of before and of nodes of the previous release get a row and a salted hash", async () => {
  await migrateFirst(BEFORE);
  await insertBooking();
  await insertMessage("First");
  await database.migrate();
  await insertMessage("Second, მეორე");
  expect(await listTexts()).toEqual([
    { text: "First", old: "First" },
    { text: "Second, მეორე", old: "Second, მეორე" },
  ]);
});

test("the column of the previous release is emptied a day after the migration", async () => {
  const { sql } = database;
  await database.migrate();
  await insertBooking();
  await insertMessage("First");
  await sql`update booking_events set created_at = now() - interval '2 days'`;
  await sql`select empty_old_event_texts()`;
  expect(await listTexts()).toEqual([{ text: "First", old: "First" }]);
  await sql`update migrations set applied_at = now() - interval '2 days'`;
  await insertMessage("Second");
  await sql`select empty_old_event_texts()`;
  expect(await listTexts()).toEqual([
    { text: "First", old: null },
    { text: "Second", old: "Second" },
  ]);
});

test("a message without a hash, and another event with one, are refused", async () => {
  await database.migrate();
  await insertBooking();
  const insert = (kind: string, hash: string | null) => database.sql`
    insert into booking_events (booking_id, kind, actor, text_hash)
    select id, ${kind}, 'visitor', ${hash} from bookings`;
  const refused = { constraint_name: "booking_events_text_hash_check" };
  await expect(insert("message", null)).rejects.toMatchObject(refused);
  await expect(insert("placed", "x")).rejects.toMatchObject(refused);
});
