import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { useUnmigratedDatabase } from "../testing/unmigrated-database";

const { database, migrateUntil } = useUnmigratedDatabase();

const BEFORE = "0110_event_texts";

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

/** Inserts a message as releases before the table of texts do. */
async function insertMessage(text: string) {
  await database.sql`
    insert into booking_events (booking_id, kind, actor, text)
    select id, 'message', 'visitor', ${text} from bookings`;
}

test("texts of before get a row of their own and a salted hash", async () => {
  const { sql } = database;
  await migrateUntil(BEFORE);
  await insertBooking();
  await insertMessage("First, პირველი");
  await database.migrate();
  const rows = await sql<{ text: string; salt: Buffer; hash: string }[]>`
    select event_texts.text, salt, text_hash as hash
    from booking_events join event_texts on event_id = id`;
  const { text, salt, hash } = rows[0]!;
  expect(text).toBe("First, პირველი");
  expect(hash).toBe(createHash("sha256").update(salt).update(text).digest("hex"));
});
