import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import type { BookingInput } from "~/booking/booking";
import type { BookingStatus } from "~/booking/status";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { listHistory } from "~/desk/bookings/page/booking-history.queries.server";
import { completeReturned } from "~/booking/status.queries.server";
import { completeAllReturned } from "./completion.server";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();

let count = 0;

async function place(status: BookingStatus, changes: Partial<BookingInput> = {}) {
  count += 1;
  const input = bookingInput({ name: `Guest ${count}`, ...changes });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  await database.sql`update bookings set status = ${status} where id = ${placed.booking.id}`;
  return placed.booking.id;
}

async function statusOf(id: number) {
  const [row] = await database.sql`select status from bookings where id = ${id}`;
  return row!.status as string;
}

// The return is on 15 June 2030 at noon, which is 8:00 UTC.
const A_DAY_LATER = new Date("2030-06-16T08:00:00Z");
const JUST_BEFORE = new Date("2030-06-16T07:59:59Z");

test("a confirmed booking is completed a day after its return, by the system", async () => {
  const { sql } = database;
  const id = await place("confirmed");
  expect(await completeAllReturned(testStore(sql), JUST_BEFORE)).toBe(0);
  expect(await statusOf(id)).toBe("confirmed");
  expect(await completeAllReturned(testStore(sql), A_DAY_LATER)).toBe(1);
  expect(await statusOf(id)).toBe("completed");
  const history = await listHistory(sql, id);
  expect(history.map(({ kind, actor }) => [kind, actor])).toEqual([
    ["placed", "visitor"],
    ["completed", "system"],
  ]);
  expect(await completeAllReturned(testStore(sql), A_DAY_LATER)).toBe(0);
});

test.each(["pending", "cancelled", "completed"] as const)(
  "a %s booking is not completed",
  async (status) => {
    const id = await place(status);
    expect(await completeAllReturned(testStore(database.sql), A_DAY_LATER)).toBe(0);
    expect(await statusOf(id)).toBe(status);
  },
);

test("uses the later date if the return is before the pick-up", async () => {
  const id = await place("confirmed", { pickupDate: "2030-06-20", returnDate: "2030-06-10" });
  expect(await completeAllReturned(testStore(database.sql), A_DAY_LATER)).toBe(0);
  expect(await completeAllReturned(testStore(database.sql), new Date("2030-06-21T08:00:00Z"))).toBe(
    1,
  );
  expect(await statusOf(id)).toBe("completed");
});

test("completes many bookings in batches, each once, on several nodes", async () => {
  const { sql } = database;
  const ids: number[] = [];
  for (let number = 0; number < 7; number += 1) ids.push(await place("confirmed"));
  const nodes = Array.from({ length: 4 }, () =>
    completeAllReturned(testStore(sql), A_DAY_LATER, 2),
  );
  await Promise.all(nodes);
  await completeAllReturned(testStore(sql), A_DAY_LATER);
  const [row] = await sql<{ count: number }[]>`
    select count(*)::int as count from booking_events
    where kind = 'completed' and booking_id = any(${ids}::bigint[])`;
  expect(row!.count).toBe(7);
});

test("skips the run while another node holds the lock", async () => {
  const { sql } = database;
  await place("confirmed");
  await sql.begin(async (other) => {
    await other`select pg_advisory_xact_lock(7302012)`;
    expect(await completeReturned(sql, { now: A_DAY_LATER, limit: 10 }, [])).toBe(0);
  });
  expect(await completeReturned(sql, { now: A_DAY_LATER, limit: 10 }, [])).toBe(1);
});
