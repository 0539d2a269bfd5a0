import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { useUnmigratedDatabase } from "../testing/unmigrated-database";

const { database, migrateUntil } = useUnmigratedDatabase();

const BEFORE = "0130_booking_links";

const hash = (text: string) => createHash("sha256").update(text).digest("base64url");

/** Inserts a booking as releases before the links do. */
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

test("bookings of before the links get hashed ones", async () => {
  const { sql } = database;
  const token = "AbC-dEf_GhIjKlMnOpQrSt";
  await migrateUntil(BEFORE);
  await insertBooking(token);
  await insertBooking("erased");
  await sql`select erase_bookings(array[2])`;
  await database.migrate();
  const rows = await sql`
    select id, hash, calendar_uid as uid from booking_links join bookings on id = booking_id`;
  // Calendars of customers have the booking under this id already.
  expect([...rows]).toEqual([{ id: 1, hash: hash(token), uid: hash(`calendar ${token}`) }]);
});

test("nonces of all bookings differ", async () => {
  await migrateUntil(BEFORE);
  await insertBooking("first");
  await insertBooking("second");
  await database.migrate();
  expect(await database.sql`select distinct link_nonce from bookings`).toHaveLength(2);
});
