import { afterEach, expect, test, vi } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findLastBooking } from "~/booking/booking.queries.server";
import { placeBooking } from "~/booking/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { followBookings } from "./tail.server";
import { wakeNodes } from "./wake-up.server";

const database = useTestDatabase();
let tail: Awaited<ReturnType<typeof followBookings>>;
let told: number[] = [];

async function follow() {
  told = [];
  tail = await followBookings(database.sql, async ({ id }) => {
    told.push(id);
  });
}

async function place(name: string) {
  const placed = await placeBooking(database.sql, bookingInput({ name }), { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking.id;
}

/** Takes the next id, as a statement does that has not committed yet. */
async function takeId() {
  const [row] = await database.sql<{ id: number }[]>`
    select nextval(pg_get_serial_sequence('bookings', 'id')) as id`;
  return row!.id;
}

/** Stores a copy of a booking under an id that was taken before. */
async function commitLate(id: number, copied: number) {
  await database.sql`
    insert into bookings
    select (jsonb_populate_record(b, jsonb_build_object('id', ${id}::bigint, 'token', ${`late ${id}`}::text))).*
    from bookings b where id = ${copied}`;
}

afterEach(() => tail.close());

test("each new booking is told once, in order, and none from before", async () => {
  await place("Before");
  await follow();
  const ids = [await place("First"), await place("Second")];
  wakeNodes(database.sql);
  await vi.waitFor(() => expect(told).toEqual(ids), 10_000);
  const last = await place("Third");
  await vi.waitFor(() => expect(told).toEqual([...ids, last]), 10_000);
});

test("a lower id that commits late is told too", async () => {
  await follow();
  const late = await takeId();
  const next = await place("Overtaking");
  await vi.waitFor(() => expect(told).toEqual([next]), 10_000);
  await commitLate(late, next);
  await vi.waitFor(() => expect(told).toEqual([next, late]), 10_000);
});

test("an id that was under way at the start is told when it commits", async () => {
  const late = await takeId();
  const next = await place("Started before");
  expect((await findLastBooking(database.sql, 10)).missing).toContain(late);
  await follow();
  await commitLate(late, next);
  await vi.waitFor(() => expect(told).toEqual([late]), 10_000);
});

test("what could not be handed over is handed over at the next look", async () => {
  let refusals = 1;
  told = [];
  tail = await followBookings(database.sql, async ({ id }) => {
    if (refusals-- > 0) throw new Error("the socket's side failed");
    told.push(id);
  });
  const id = await place("Twice tried");
  await vi.waitFor(() => expect(told).toEqual([id]), 10_000);
});
