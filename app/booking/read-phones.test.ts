/** @module-tag slow */
import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { businessInstant } from "~/web/calendar";
import { eraseCustomer } from "./person/erase-person.server";
import { exportCustomer } from "./person/export-person.server";
import { readSubject } from "./person/person-subject.server";
import { placeBooking } from "./place/place-booking.server";
import { openPhoneReading, readPhones } from "./read-phones.server";
import { bookingInput } from "./testing/booking-input";
import { testStore } from "./testing/test-store";

const database = useTestDatabase();
const AFTER = businessInstant("2030-07-01", "12:00");
const store = () => testStore(database.sql);

beforeEach(async () => {
  await database.sql`truncate bookings, booking_keys cascade`;
});

async function place(phone: string) {
  const placed = await placeBooking(store(), bookingInput({ phone }), { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking;
}

/** Places a booking and stores it as an earlier release does: without the number of its phone. */
async function placeUnread(phone: string) {
  const { id } = await place(phone);
  await database.sql`update bookings set phone_e164 = null where id = ${id}`;
  return id;
}

async function numbers() {
  const rows = await database.sql<{ number: string | null }[]>`
    select phone_e164 as number from bookings order by id`;
  return rows.map(({ number }) => number);
}

test("a new booking has its phone as typed, and the number to call", async () => {
  expect(await place("0555 12 34 99 / 599112233")).toMatchObject({
    phone: "0555 12 34 99 / 599112233",
    phoneE164: "+995555123499",
  });
  expect(await place("call the hotel")).toMatchObject({ phoneE164: null });
  expect(await numbers()).toEqual(["+995555123499", ""]);
});

describe("phones that an earlier release stored", () => {
  test("are read batch by batch, and those that can't be read only once", async () => {
    for (const phone of [
      "00995555123499",
      "abcdef",
      "+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧",
      "555 12 34 98",
      "555123497",
    ]) {
      // oxlint-disable-next-line no-await-in-loop -- in this order.
      await placeUnread(phone);
    }
    expect(await readPhones(database.sql, { limit: 2 })).toBe(5);
    expect(await numbers()).toEqual([
      "+995555123499",
      "",
      "+966501234567",
      "+995555123498",
      "+995555123497",
    ]);
    expect(await readPhones(database.sql, { limit: 2 })).toBe(0);
  });

  test("are read by several nodes at once", async () => {
    for (let count = 0; count < 30; count += 1) {
      // oxlint-disable-next-line no-await-in-loop -- the same input twice is one booking.
      await placeUnread(`55512${1000 + count}`);
    }
    await Promise.all([1, 2, 3].map(() => readPhones(database.sql, { limit: 7 })));
    await readPhones(database.sql);
    expect((await numbers()).every((number) => number?.startsWith("+99555512"))).toBe(true);
  });

  test("are read when the site starts", async () => {
    await placeUnread("555123499");
    const reading = openPhoneReading(database.sql);
    await reading.close();
    expect(await numbers()).toEqual(["+995555123499"]);
  });

  test("are found for an export and an erasure at once", async () => {
    const id = await placeUnread("0555-123-499");
    const subject = readSubject("+995 555 12 34 99")!;
    expect((await exportCustomer(database.sql, subject, AFTER))?.bookings).toMatchObject([
      { id, phoneE164: "+995555123499" },
    ]);
    await placeUnread("٠٥٥٥ ١٢٣ ٤٩٩");
    const erased = await eraseCustomer(store(), subject, {
      actor: "admin",
      now: AFTER,
      cancel: true,
      patienceMs: 0,
    });
    expect(erased).toMatchObject({ ok: true, erased: [id, id + 1] });
  });
});

test("a phone that changes without its number is read again, and an erased one is gone", async () => {
  const { id } = await place("555123499");
  await database.sql`update bookings set phone = '0599 11 22 33' where id = ${id}`;
  expect(await numbers()).toEqual([null]);
  await readPhones(database.sql);
  expect(await numbers()).toEqual(["+995599112233"]);
  await database.sql`select erase_bookings(array[${id}]::bigint[])`;
  expect(await numbers()).toEqual([""]);
});

describe("a person is exported by the phone", () => {
  const TYPED = [
    "+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧",
    "＋９９５ ５５５ １２ ３４ ９９",
    "00995555123499",
    "0555123499",
    "555123499",
    "+995 (0) 555 12 34 99",
    "555123499/599112233",
    "\u200E+995555123499",
    "abcdef",
    "5551234",
  ];

  test.each(TYPED)("%j as typed", async (phone) => {
    const { id } = await place(phone);
    const found = await exportCustomer(database.sql, readSubject(phone)!, AFTER);
    expect(found?.bookings.map((booking) => booking.id)).toEqual([id]);
  });

  test.each(TYPED.slice(1, 8))("%j in another spelling", async (phone) => {
    const { id } = await place(phone);
    for (const spelling of ["+995 555 12 34 99", "0555 12 34 99", "٥٥٥١٢٣٤٩٩"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      const found = await exportCustomer(database.sql, readSubject(spelling)!, AFTER);
      expect(found?.bookings.map((booking) => booking.id)).toEqual([id]);
    }
  });

  test("and nobody else is, whose phone can't be read", async () => {
    await place("abcdef");
    await place("555123499");
    for (const other of ["abcdeg", "call me", "555123498", "12345"]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other.
      expect(await exportCustomer(database.sql, readSubject(other)!, AFTER)).toBeNull();
    }
  });
});
