import { afterEach, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findLastEvent, type BookingEvent } from "~/booking/booking-events.queries.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { followBookings } from "./tail.server";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();
const SOON = { timeout: 10_000 };
let tail: Awaited<ReturnType<typeof followBookings>>;
let told: string[] = [];

async function follow(refusals = 0) {
  told = [];
  tail = await followBookings(database.sql, async (events) => {
    if (refusals-- > 0) throw new Error("the sockets' side failed");
    told.push(...events.map(nameOf));
  });
}

function nameOf({ kind, booking }: BookingEvent) {
  return `${booking.name}: ${kind}, is ${booking.status}`;
}

async function place(name: string) {
  const placed = await placeBooking(testStore(database.sql), bookingInput({ name }), {
    lang: "en",
  });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking.id;
}

function set(id: number, status: "confirmed" | "cancelled") {
  return updateBookingStatus(database.sql, { id: BigInt(id), status, actor: "admin" }, []);
}

/** Takes the next id, as a statement does that has not committed yet. */
async function takeId() {
  const [row] = await database.sql<{ id: number }[]>`
    select nextval(pg_get_serial_sequence('booking_events', 'id')) as id`;
  return row!.id;
}

/** Stores an event of a booking under an id that was taken before. */
async function commitLate(id: number, bookingId: number) {
  await database.sql`
    insert into booking_events (id, booking_id, kind, actor) overriding system value
    values (${id}, ${bookingId}, 'confirmed', 'admin')`;
}

afterEach(() => tail.close());

test("each event is told once, in order, with the booking as it stands, and none from before", async () => {
  const before = await place("Before");
  await follow();
  await place("First");
  testStore(database.sql).wakeNodes();
  await expect.poll(() => told, SOON).toEqual(["First: placed, is pending"]);
  await set(before, "confirmed");
  await expect
    .poll(() => told, SOON)
    .toEqual(["First: placed, is pending", "Before: confirmed, is confirmed"]);
});

test("a status that is set again is no event", async () => {
  const id = await place("Set twice");
  await follow();
  await set(id, "confirmed");
  await set(id, "confirmed");
  await expect.poll(() => told, SOON).toEqual(["Set twice: confirmed, is confirmed"]);
  await set(id, "cancelled");
  await expect
    .poll(() => told, SOON)
    .toEqual(["Set twice: confirmed, is confirmed", "Set twice: cancelled, is cancelled"]);
});

test("a lower id that commits late is told too", async () => {
  await follow();
  const late = await takeId();
  const next = await place("Overtaking");
  await expect.poll(() => told, SOON).toEqual(["Overtaking: placed, is pending"]);
  await commitLate(late, next);
  await expect
    .poll(() => told, SOON)
    .toEqual(["Overtaking: placed, is pending", "Overtaking: confirmed, is pending"]);
});

test("an id that was under way at the start is told when it commits", async () => {
  const late = await takeId();
  const next = await place("Started before");
  expect((await findLastEvent(database.sql, 10)).missing).toContain(late);
  await follow();
  await commitLate(late, next);
  await expect.poll(() => told, SOON).toEqual(["Started before: confirmed, is pending"]);
});

test("what could not be handed over is handed over at the next look", async () => {
  await follow(1);
  await place("Twice tried");
  await expect.poll(() => told, SOON).toEqual(["Twice tried: placed, is pending"]);
});
