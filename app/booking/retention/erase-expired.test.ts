import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LOCKS } from "#db/locks";
import { failingSql, UNAVAILABLE } from "#db/testing/failing-sql";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import { businessInstant } from "~/web/calendar";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { eraseExpired, openRetention } from "./erase-expired.server";

const database = useTestDatabase();
/** The time a year and a day after a return on 15 June 2030. */
const DUE = businessInstant("2031-06-16", "00:05");
const YEAR = { keepMonths: 12 };

function onError(error: unknown) {
  throw error;
}

beforeEach(async () => {
  await database.sql`truncate bookings, booking_keys cascade`;
});

async function place(name: string) {
  const input = bookingInput({ name });
  const request = { lang: "en", idempotencyKey: randomUUID() } as const;
  const placed = await placeBooking(testStore(database.sql), input, request);
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking.id;
}

async function names() {
  const rows = await database.sql<{ name: string }[]>`select name from bookings order by id`;
  return rows.map(({ name }) => name);
}

describe("bookings of long ago", () => {
  test("lose their person the day after the months have passed, in any status, and keep their sums", async () => {
    const { sql } = database;
    await place("Pending");
    const out = await place("Out");
    await sql`update bookings set status = 'confirmed', out_at = '2030-06-10' where id = ${out}`;
    const later = await place("Later");
    await sql`update bookings set return_date = '2030-06-16' where id = ${later}`;
    expect(await eraseExpired(sql, YEAR, businessInstant("2031-06-15", "23:59"), { onError })).toBe(
      0,
    );
    expect(await eraseExpired(sql, YEAR, DUE, { onError })).toBe(1);
    expect(await names()).toEqual(["", "Out", "Later"]);
    const [row] = await sql<{ sum: number }[]>`
      select total_price as sum from bookings where erased_at is not null`;
    expect(row!.sum).toBeGreaterThan(0);
    expect(await eraseExpired(sql, YEAR, DUE, { onError })).toBe(0);
  });

  test("stay without the setting", async () => {
    await place("Nino");
    expect(await eraseExpired(database.sql, { keepMonths: null }, DUE, { onError })).toBe(0);
    expect(await names()).toEqual(["Nino"]);
  });

  test("are erased in batches", async () => {
    for (const name of ["A", "B", "C"]) {
      // oxlint-disable-next-line no-await-in-loop -- each has its own id.
      await place(name);
    }
    expect(await eraseExpired(database.sql, YEAR, DUE, { limit: 2, onError })).toBe(3);
    expect(await names()).toEqual(["", "", ""]);
  });

  test("are left to the node that is erasing", async () => {
    await place("Nino");
    await database.sql.begin(async (other) => {
      await other`select pg_advisory_xact_lock(${LOCKS.retention})`;
      expect(await eraseExpired(database.sql, YEAR, DUE, { onError })).toBe(0);
    });
    expect(await eraseExpired(database.sql, YEAR, DUE, { onError })).toBe(1);
  });
});

test("keys and fingerprints of repeats are deleted after 7 days", async () => {
  const { sql } = database;
  const countTraces = async () => {
    const [row] = await sql`
      select (select count(*)::int from booking_keys) as keys,
        (select count(*)::int from booking_repeats) as repeats`;
    return row;
  };
  await place("Old");
  await sql`update booking_keys set created_at = now() - interval '8 days'`;
  await sql`update booking_repeats set claimed_at = now() - interval '8 days'`;
  await place("New");
  await eraseExpired(sql, { keepMonths: null }, DUE, { onError });
  expect(await countTraces()).toEqual({ keys: 1, repeats: 1 });
});

test("traces are deleted in batches, without those that another node is deleting", async () => {
  const { sql } = database;
  for (const name of ["A", "B", "C", "D"]) {
    // oxlint-disable-next-line no-await-in-loop -- each has its own key.
    await place(name);
  }
  await sql`update booking_keys set created_at = now() - interval '8 days'`;
  await sql.begin(async (other) => {
    await other`select from booking_keys limit 1 for update`;
    await eraseExpired(sql, { keepMonths: null }, DUE, { limit: 2, onError });
  });
  expect(await sql`select from booking_keys`).toHaveLength(1);
});

test("what can't be deleted does not keep the rest", async () => {
  const { sql } = database;
  await place("Nino");
  await sql`update booking_repeats set claimed_at = now() - interval '8 days'`;
  const failed = vi.fn<(error: unknown) => void>();
  await eraseExpired(failingSql(sql, "skip locked"), YEAR, DUE, { onError: failed });
  expect(failed.mock.calls).toEqual([[UNAVAILABLE], [UNAVAILABLE]]);
  expect(await names()).toEqual([""]);
  await place("Gela");
  await eraseExpired(failingSql(sql, "erase_bookings_before"), YEAR, DUE, { onError: failed });
  expect(failed).toHaveBeenCalledTimes(3);
  expect(await names()).toEqual(["", "Gela"]);
  expect(await sql`select from booking_repeats`).toHaveLength(1);
});

describe("the job", () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
    vi.setSystemTime(DUE);
  });
  afterEach(() => void vi.useRealTimers());

  test("runs at the start and every hour, until it is closed", async () => {
    const polled = { ...SOON, interval: 0 };
    await place("First");
    const retention = openRetention(database.sql, YEAR);
    await expect.poll(names, polled).toEqual([""]);
    await place("Second");
    vi.advanceTimersByTime(3_600_000);
    await expect.poll(names, polled).toEqual(["", ""]);
    await retention.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});
