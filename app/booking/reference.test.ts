import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { bookingInput } from "./testing/booking-input";
import { testStore } from "./testing/test-store";
import { placeBooking } from "./place/place-booking.server";
import { readReference, REFERENCE } from "./reference";

const database = useTestDatabase();

describe("a typed reference", () => {
  test.each([
    ["K7M4XQ", "K7M4XQ"],
    ["k7m4xq", "K7M4XQ"],
    [" k7m 4xq ", "K7M4XQ"],
    ["k-7-m-4-x-q", "K7M4XQ"],
    ["#K7M4XQ", "K7M4XQ"],
    ["MG-K7M4XQ", "K7M4XQ"],
    ["Booking reference: K7M4XQ.", "K7M4XQ"],
    ["ჯავშნის კოდი: K7M4XQ", "K7M4XQ"],
    ["Ｋ７Ｍ４ＸＱ", "K7M4XQ"],
    ["kzmsxb", "K2M5X8"],
    ["K7M4X", null],
    ["K7M4XQ9", null],
    ["K7M4XO", null],
    ["K7M4X1", null],
    ["234567", null],
    ["", null],
    ["12", null],
    ["Nino Beridze", null],
    ["\0", null],
  ])("%j is read as %j", (typed, reference) => {
    expect(readReference(typed)).toBe(reference);
  });
});

async function place(email: string) {
  const placed = await placeBooking(testStore(database.sql), bookingInput({ email }), {
    lang: "en",
  });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking;
}

/** Copies a booking by one statement. Resolves with the references of the copies. */
async function copy(id: number, count: number) {
  const rows = await database.sql<{ reference: string }[]>`
    insert into bookings (
      name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date, pickup_time, return_date,
      return_time, rental_days, price_per_day, delivery_fee, total_price, lang, fingerprint
    )
    select name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date, pickup_time, return_date,
      return_time, rental_days, price_per_day, delivery_fee, total_price, lang, fingerprint
    from bookings, generate_series(1, ${count}::integer) where id = ${id}
    returning reference`;
  return rows.map(({ reference }) => reference);
}

describe("the reference of a booking", () => {
  test("is random, and told with the booking", async () => {
    const bookings = [await place("one@example.com"), await place("two@example.com")];
    for (const { id, reference } of bookings) {
      expect(reference).toMatch(REFERENCE);
      const [row] = await database.sql`select reference from bookings where id = ${id}`;
      expect(row).toEqual({ reference });
    }
    expect(bookings[0]!.reference).not.toBe(bookings[1]!.reference);
  });

  test("uses every character that it may have, and has the form that is read", async () => {
    const rows = await database.sql<{ reference: string }[]>`
      select random_reference() as reference from generate_series(1, 2000)`;
    for (const { reference } of rows) expect(readReference(reference)).toBe(reference);
    const used = new Set(rows.flatMap(({ reference }) => [...reference]));
    expect([...used].toSorted().join("")).toBe("23456789CDFGHJKMNPQRTVWX");
  });

  // With eight references the first free one is drawn only after others that are taken.
  test("is another one where it is taken, by bookings at the same time too", async () => {
    const { sql } = database;
    const { id } = await place("copied@example.com");
    const [made] = await sql<[{ text: string }]>`
      select pg_get_functiondef('random_reference'::regproc) as text`;
    await sql`
      create or replace function random_reference() returns text language sql volatile as
      $$ select 'CCCCC' || (2 + floor(random() * 8))::text $$`;
    try {
      const copied = await copy(id, 3);
      const names = Array.from({ length: 5 }, (_, index) => `few${index}@example.com`);
      const bookings = await Promise.all(names.map(place));
      const references = [...copied, ...bookings.map(({ reference }) => reference)];
      expect(references.toSorted()).toEqual([2, 3, 4, 5, 6, 7, 8, 9].map((last) => `CCCCC${last}`));
      await expect(place("none@example.com")).rejects.toThrow("no reference is free");
    } finally {
      await sql.unsafe(made.text);
    }
  });

  test("is another one for each of many that one statement inserts, while others insert too", async () => {
    const { id } = await place("many@example.com");
    const all = await Promise.all([copy(id, 1_000), copy(id, 5), copy(id, 5)]);
    expect(new Set(all.flat()).size).toBe(1_010);
  });

  test("is made for a booking of a node that doesn't know it", async () => {
    const { id } = await place("former@example.com");
    const columns = await database.sql<{ name: string }[]>`
      select attname as name from pg_attribute
      where attrelid = 'bookings'::regclass and attnum > 0 and not attisdropped
        and attgenerated = '' and attname <> all('{id,reference,calendar_uid,link_nonce}')`;
    const names = columns.map(({ name }) => `"${name}"`).join(", ");
    const [row] = await database.sql.unsafe<[{ reference: string }]>(
      `insert into bookings (${names}) select ${names} from bookings where id = ${id} returning reference`,
    );
    expect(row.reference).toMatch(REFERENCE);
  });
});
