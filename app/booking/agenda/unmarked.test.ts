import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import {
  findAvailability,
  listAvailability,
} from "~/catalog/availability/availability.queries.server";
import { listFreeVehicles } from "~/catalog/availability/testing/list-free-vehicles";
import { assignVehicle } from "~/booking/assignment/assignment.queries.server";
import { useHandovers } from "~/booking/assignment/testing/use-handovers";
import { daysFrom, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { isHandoverOfDay } from "./handover-of-day.queries.server";
import { listUnmarked, markAsPlanned } from "./unmarked.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);
const { out, back, stored, eventsOf } = useHandovers(database);

const idsAt = async (day: number) =>
  (await listUnmarked(database.sql, noonOf(day), { limit: 10 })).map(({ id }) => BigInt(id));

async function revisionOf(id: bigint) {
  const [row] = await database.sql<{ revision: string }[]>`
    select booking_revision(bookings) as revision from bookings where id = ${String(id)}::bigint`;
  return row!.revision;
}

async function settle(id: bigint, day: number, revision?: string) {
  const seen = revision ?? (await revisionOf(id));
  const change = { id, revision: seen, actor: "nino", now: noonOf(day) };
  return markAsPlanned(database.sql, change, []);
}

test("a pick-up is asked about from its minute on, also after its return and a year later", async () => {
  const { id } = await rentals.model(1);
  const booking = await rentals.booked(id, 0, 5);
  expect(await idsAt(-1)).toEqual([]);
  for (const day of [0, 3, 6, 365]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection.
    expect(await idsAt(day)).toEqual([booking]);
  }
  const [row] = await listUnmarked(database.sql, noonOf(6), { limit: 10 });
  expect(row).toMatchObject({ isOver: true, isUnassigned: false, pickupDate: "2030-06-01" });
  expect(await isHandoverOfDay(database.sql, booking, noonOf(6))).toBe(true);
  expect((await stored(booking)).status).toBe("confirmed");
});

test("a driver has the hand-overs of tomorrow until noon, that of noon too", async () => {
  const { id } = await rentals.model(1);
  const booking = await rentals.booked(id, 1, 5);
  const isOfDay = () => isHandoverOfDay(database.sql, booking, noonOf(0));
  expect(await isOfDay()).toBe(true);
  await database.sql`update bookings set pickup_time = '12:01' where id = ${String(booking)}`;
  expect(await isOfDay()).toBe(false);
});

test("an answer ends the question: handed over, did not come, or cancelled", async () => {
  const { id } = await rentals.model(3);
  const [handed, missed] = [await rentals.booked(id, 0, 5), await rentals.booked(id, 0, 5)];
  await out(handed, 0, 8);
  await rentals.set(missed, "cancelled");
  expect(await idsAt(8)).toEqual([]);
  expect(await stored(handed)).toMatchObject({ out: "2030-06-01T08:00:00.000Z" });
  await back(handed, 7, 8);
  expect(await stored(handed)).toMatchObject({ status: "completed" });
});

test("its vehicle is taken for the next 24 hours at every moment; later days can be booked", async () => {
  const { id, vehicles } = await rentals.model(1);
  const booking = await rentals.booked(id, 0, 5);
  const at = async (from: number, to: number, now: number) => {
    const asked = { period: daysFrom(from, to), now: noonOf(now) };
    const all = (await listAvailability(database.sql, asked)).get(id);
    expect(await findAvailability(database.sql, BigInt(id), asked)).toBe(all);
    return all;
  };
  for (const now of [5, 6, 9, 400]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection.
    const found = [await at(now, now + 1, now), await at(now + 1, now + 2, now)];
    expect(found).toEqual(["request", "last"]);
  }
  // An hour before the planned return the vehicle is taken for a day too.
  const soon = { period: { start: "2030-06-06 13:00", end: "2030-06-07 12:00" } };
  const now = new Date(noonOf(5).getTime() - 3_600_000);
  expect(await findAvailability(database.sql, BigInt(id), { ...soon, now })).toBe("request");
  const from = (day: number) => ({ period: daysFrom(day, day + 1), now: noonOf(6) });
  expect(await listFreeVehicles(database.sql, id, from(6))).toEqual([]);
  expect(await listFreeVehicles(database.sql, id, from(7))).toEqual(vehicles);
  const next = await rentals.place(id, 6, 8);
  expect(await rentals.set(next, "confirmed", false, noonOf(6))).toMatchObject({ reason: "full" });
  await rentals.set(booking, "cancelled", false, noonOf(6));
  expect(await rentals.set(next, "confirmed", false, noonOf(6))).toMatchObject({ ok: true });
});

test("a second vehicle is free meanwhile", async () => {
  const { id } = await rentals.model(2);
  await rentals.booked(id, 0, 5);
  const asked = { period: daysFrom(6, 7), now: noonOf(6) };
  expect(await findAvailability(database.sql, BigInt(id), asked)).toBe("last");
  expect((await listAvailability(database.sql, asked)).get(id)).toBe("last");
});

test("one that is over is marked as planned at once, while the next customer has its vehicle", async () => {
  const { id } = await rentals.model(1);
  const booking = await rentals.booked(id, 0, 5);
  const next = await rentals.booked(id, 5, 9);
  await out(next, 5);
  expect(await out(booking, 0, 6)).toMatchObject({ reason: "stillOut" });
  expect(await settle(booking, 6)).toMatchObject({ ok: true, changed: true });
  expect(await stored(booking)).toEqual({
    status: "completed",
    out: "2030-06-01T08:00:00.000Z",
    back: "2030-06-06T08:00:00.000Z",
  });
  expect(await eventsOf(booking)).toEqual(["confirmed", "out", "completed"]);
  expect(await rentals.rowOf(booking)).toMatchObject({ from: 0, to: 5, kind: "booked" });
  expect(await rentals.rowOf(next)).toMatchObject({ kind: "out" });
});

test("one whose vehicle was still with another customer did not go as planned", async () => {
  const { id } = await rentals.model(1);
  const late = await rentals.booked(id, 0, 2);
  const [missed, following] = [await rentals.booked(id, 3, 5), await rentals.booked(id, 6, 8)];
  await out(late, 0);
  const flags = async (day: number) =>
    (await listUnmarked(database.sql, noonOf(day), { limit: 10 })).map((one) => [
      BigInt(one.id),
      one.isWithOther,
    ]);
  expect(await flags(8)).toEqual([
    [missed, true],
    [following, true],
  ]);
  expect(await settle(missed, 8)).toMatchObject({ ok: false, reason: "withOther" });
  expect((await stored(missed)).status).toBe("confirmed");
  // The vehicle came back just when the last booking was to be handed over.
  await back(late, 6, 8);
  expect(await flags(8)).toEqual([
    [missed, true],
    [following, false],
  ]);
  expect(await settle(missed, 8)).toMatchObject({ ok: false, reason: "withOther" });
  expect(await settle(following, 8)).toMatchObject({ ok: true });
});

test("nothing is marked as planned twice, before its end, without a vehicle, or after a change", async () => {
  const { id } = await rentals.model(1);
  const booking = await rentals.booked(id, 0, 5);
  const revision = await revisionOf(booking);
  expect(await settle(booking, 4)).toMatchObject({ ok: false, reason: "future" });
  const waiting = await rentals.booked(id, 0, 5, true);
  expect(await settle(waiting, 6)).toMatchObject({ ok: false, reason: "unassigned" });
  expect(await settle(booking, 6, revision)).toMatchObject({ ok: true });
  expect(await settle(booking, 6, revision)).toMatchObject({ ok: false, reason: "stale" });
  expect(await settle(booking, 6)).toMatchObject({ ok: false, reason: "refused" });
  expect(await settle(999_999n, 6, "1-")).toMatchObject({ ok: false, reason: "unknown" });
  const pending = await rentals.place(id, 0, 5);
  expect(await settle(pending, 6)).toMatchObject({ ok: false, reason: "refused" });
  expect(await eventsOf(booking)).toEqual(["confirmed", "out", "completed"]);
});

test("one that was confirmed after its return is not marked as planned, but handed over by itself", async () => {
  const { id } = await rentals.model(1);
  // The events of tests have the time of the machine, which is after 2020.
  const past = -3650;
  const late = await rentals.place(id, past, past + 3);
  expect(await rentals.set(late, "confirmed", false, noonOf(past + 9))).toMatchObject({ ok: true });
  const [row] = await listUnmarked(database.sql, noonOf(past + 9), { limit: 10 });
  expect(row).toMatchObject({ id: Number(late), isOver: true, isConfirmedLate: true });
  expect(await settle(late, past + 9)).toMatchObject({ ok: false, reason: "confirmedLate" });
  expect((await stored(late)).status).toBe("confirmed");
  expect(await out(late, past, past + 9)).toMatchObject({ ok: true });
  const planned = await rentals.booked(id, 0, 5);
  expect(await listUnmarked(database.sql, noonOf(6), { limit: 10 })).toMatchObject([
    { id: Number(planned), isConfirmedLate: false },
  ]);
});

test("a vehicle can be assigned afterwards to one that had none", async () => {
  const { id, vehicles } = await rentals.model(2);
  const waiting = await rentals.booked(id, 0, 5);
  await database.sql`update occupancy set vehicle_id = null where booking_id = ${String(waiting)}`;
  const assigned = { id: waiting, vehicleId: vehicles[1]!, pinned: false, actor: "nino" };
  expect(await assignVehicle(database.sql, { ...assigned, now: noonOf(7) })).toMatchObject({
    ok: true,
  });
  expect(await settle(waiting, 7)).toMatchObject({ ok: true });
});

test("one of no model is asked about, and has no hand-over before its car is named", async () => {
  const other = await rentals.place(null, 0, 5);
  await rentals.set(other, "confirmed");
  await database.sql`update bookings set vehicle = 'Other' where id = ${String(other)}::bigint`;
  expect(await listUnmarked(database.sql, noonOf(6), { limit: 10 })).toMatchObject([
    { isUnassigned: true },
  ]);
  expect(await settle(other, 6)).toMatchObject({ ok: false, reason: "unassigned" });
  await database.sql`update bookings set vehicle = 'A bus' where id = ${String(other)}::bigint`;
  expect(await listUnmarked(database.sql, noonOf(6), { limit: 10 })).toMatchObject([
    { isUnassigned: false },
  ]);
  expect(await settle(other, 6)).toMatchObject({ ok: true });
});
