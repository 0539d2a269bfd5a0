import { afterEach, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findLastEvent, type BookingEvent } from "~/booking/booking-events.queries.server";
import { updateBookingStatus } from "~/booking/status.queries.server";
import { undoChange } from "~/booking/undo.queries.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { SOON } from "#db/testing/soon";
import { followBookings } from "./tail.server";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();
let tail: Awaited<ReturnType<typeof followBookings>>;
let delivered: string[] = [];

async function follow(refusals = 0) {
  delivered = [];
  tail = await followBookings(database, async (events) => {
    if (refusals-- > 0) throw new Error("the sockets failed");
    delivered.push(...events.map(nameOf));
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

/** Takes the next id, like a transaction that has not committed. */
async function takeId() {
  const [row] = await database.sql<{ id: number }[]>`
    select nextval(pg_get_serial_sequence('booking_events', 'id')) as id`;
  return row!.id;
}

/** Stores an event with an id that was taken before. */
async function commitLate(id: number, bookingId: number) {
  await database.sql`
    insert into booking_events (id, booking_id, kind, actor) overriding system value
    values (${id}, ${bookingId}, 'confirmed', 'admin')`;
}

afterEach(() => tail.close());

test(
  "delivers each new event once, in order, with the present booking",
  { tags: "slow" },
  async () => {
    const before = await place("Before");
    await follow();
    await place("First");
    testStore(database.sql).wakeNodes();
    await expect.poll(() => delivered, SOON).toEqual(["First: placed, is pending"]);
    await set(before, "confirmed");
    await expect
      .poll(() => delivered, SOON)
      .toEqual(["First: placed, is pending", "Before: confirmed, is confirmed"]);
  },
);

test("setting the same status again is no event", { tags: "slow" }, async () => {
  const id = await place("Set twice");
  await follow();
  await set(id, "confirmed");
  await set(id, "confirmed");
  await expect.poll(() => delivered, SOON).toEqual(["Set twice: confirmed, is confirmed"]);
  await set(id, "cancelled");
  await expect
    .poll(() => delivered, SOON)
    .toEqual(["Set twice: confirmed, is confirmed", "Set twice: cancelled, is cancelled"]);
});

test(
  "an undone change is an event too, with the booking as it was before",
  { tags: "slow" },
  async () => {
    const id = await place("Undone");
    await follow();
    const [user] = await database.sql<{ id: number }[]>`
    insert into users (username, password) values ('tail', 'x') returning id`;
    const change = { id: BigInt(id), status: "confirmed" as const, actor: "tail" };
    const undo = { userId: user!.id, seconds: 600 };
    const changed = await updateBookingStatus(database.sql, { ...change, undo }, []);
    if (!changed.ok) throw new Error(changed.reason);
    await expect.poll(() => delivered, SOON).toEqual(["Undone: confirmed, is confirmed"]);
    const undoId = BigInt(changed.undoId!);
    const by = { userId: user!.id, actor: "tail", now: new Date() };
    await undoChange(database.sql, { id: BigInt(id), undoId, ...by });
    await expect
      .poll(() => delivered, SOON)
      .toEqual(["Undone: confirmed, is confirmed", "Undone: undone, is pending"]);
  },
);

test("delivers a lower id that commits late", { tags: "slow" }, async () => {
  await follow();
  const late = await takeId();
  const next = await place("Overtaking");
  await expect.poll(() => delivered, SOON).toEqual(["Overtaking: placed, is pending"]);
  await commitLate(late, next);
  await expect
    .poll(() => delivered, SOON)
    .toEqual(["Overtaking: placed, is pending", "Overtaking: confirmed, is pending"]);
});

test("delivers an id that was uncommitted at the start", { tags: "slow" }, async () => {
  const late = await takeId();
  const next = await place("Started before");
  expect((await findLastEvent(database.sql, 10)).missing).toContain(late);
  await follow();
  await commitLate(late, next);
  await expect.poll(() => delivered, SOON).toEqual(["Started before: confirmed, is pending"]);
});

test("delivers events again after `onEvents` throws", { tags: "slow" }, async () => {
  await follow(1);
  await place("Twice tried");
  await expect.poll(() => delivered, SOON).toEqual(["Twice tried: placed, is pending"]);
});
