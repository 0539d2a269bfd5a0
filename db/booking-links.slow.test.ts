import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { migrations } from "./migrate";
import { useUnmigratedDatabase } from "./testing/unmigrated-database";

const { database, migrateFirst } = useUnmigratedDatabase();

const BEFORE = migrations.findIndex(({ name }) => name === "0130_booking_links");

const hash = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Inserts a booking by the statement of the previous release. */
async function insertBooking(token: string) {
  await database.sql`
    insert into bookings (
      token, name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date, pickup_time,
      return_date, return_time, rental_days, price_per_day, delivery_fee, total_price, lang, fingerprint
    ) values (
      ${token}, 'Nino', 'nino@example.org', '+995555123456', 'Toyota RAV4', 'suv', 'Tbilisi', 'Tbilisi',
      '2026-05-01', '12:00', '2026-05-04', '12:00', 3, 50, 0, 150, 'en', ${token}
    )`;
}

async function mayClearTokensBeRead() {
  const [row] = await database.sql<[{ is: boolean }]>`
    select previous_release_reads_tokens() as is`;
  return row.is;
}

test("bookings of the previous release, before and after the migration, get hashed links", async () => {
  const { sql } = database;
  const tokens = ["AbC-dEf_GhIjKlMnOpQrSt", "zyxwvutsrqponmlkjihgfe"];
  await migrateFirst(BEFORE);
  await insertBooking(tokens[0]!);
  await insertBooking("erased");
  await sql`select erase_bookings(array[2])`;
  await database.migrate();
  await insertBooking(tokens[1]!);
  const rows = await sql<{ id: number; hash: string; uid: string; token: string }[]>`
    select id, hash, calendar_uid as uid, token
    from booking_links join bookings on id = booking_id order by id`;
  expect(rows.map(({ id }) => id)).toEqual([1, 3]);
  for (const [index, token] of tokens.entries()) {
    // The calendars of customers have this id already.
    const uid = hash(`calendar ${token}`);
    expect(rows[index]).toMatchObject({ hash: hash(token), uid, token });
  }
});

test("nonces of all bookings differ", async () => {
  const { sql } = database;
  await migrateFirst(BEFORE);
  await insertBooking("first");
  await insertBooking("second");
  await database.migrate();
  await insertBooking("third");
  const rows = await sql`select distinct link_nonce from bookings`;
  expect(rows).toHaveLength(3);
});

test("nodes of the previous release may read tokens for a day after an upgrade", async () => {
  const { sql } = database;
  await migrateFirst(BEFORE);
  await database.migrate();
  expect(await mayClearTokensBeRead()).toBe(true);
  await sql`update migrations set applied_at = now() - interval '25 hours'`;
  expect(await mayClearTokensBeRead()).toBe(false);
});

test("a new database has no previous release", async () => {
  await database.migrate();
  expect(await mayClearTokensBeRead()).toBe(false);
});
