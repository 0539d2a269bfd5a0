import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { assignVehicle } from "~/booking/assignment/assignment.queries.server";
import { markOut } from "~/booking/assignment/handover.queries.server";
import { daysFrom, NOW, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { importTimes } from "~/messaging/feeds/import/testing/import-times";
import { listLate, listOtherConflicts, listUnassigned } from "./attention.queries.server";
import { findAttention, findAttentionList, findLate } from "./find-attention.server";
import { listEndingPapers, listVehicleGaps } from "./vehicle-gaps.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);
const customer = { name: "Guest", phone: "+995 555 000000", phoneE164: null };

const handOver = (id: bigint, day: number) =>
  markOut(database.sql, { id, at: noonOf(day), actor: "nino", now: noonOf(day) });

test("a booking is late after its planned return, with the next one of its vehicle", async () => {
  const { id } = await rentals.model(1);
  const booking = await rentals.booked(id, 0, 2);
  const next = await rentals.booked(id, 3, 5);
  await rentals.booked(id, 6, 8);
  await handOver(booking, 0);
  expect(await listLate(database.sql, noonOf(2), { limit: 9 })).toEqual([]);
  expect(await listLate(database.sql, noonOf(3), { limit: 9 })).toEqual([
    {
      ...customer,
      id: Number(booking),
      vehicle: { model: "Model 1", plate: `M-${id}-N-1`, number: 1 },
      dueAt: "2030-06-03 12:00",
      revision: expect.stringMatching(/^\d+-\d+$/),
      next: { ...customer, id: Number(next), startsAt: "2030-06-04 12:00" },
    },
  ]);
});

test("a booking that names no car of the fleet can be late too", async () => {
  const booking = await rentals.place(null, 0, 2);
  await rentals.set(booking, "confirmed");
  await handOver(booking, 0);
  const [late] = await listLate(database.sql, noonOf(3), { limit: 9 });
  expect(late).toMatchObject({ id: Number(booking), vehicle: null, next: null });
});

test("a booking that was not handed over is not late", async () => {
  const { id } = await rentals.model(1);
  await rentals.booked(id, 0, 2);
  expect(await listLate(database.sql, noonOf(3), { limit: 9 })).toEqual([]);
});

test("overbooked bookings are listed by their beginning until they are over", async () => {
  const { id } = await rentals.model(1);
  await rentals.booked(id, 0, 9);
  const [later, first] = [
    await rentals.booked(id, 2, 5, true),
    await rentals.booked(id, 1, 3, true),
  ];
  const ids = async (day: number) =>
    (await listUnassigned(database.sql, noonOf(day), { limit: 9 })).map((one) => one.id);
  expect(await ids(0)).toEqual([Number(first), Number(later)]);
  expect(await ids(4)).toEqual([Number(later)]);
});

test("a pinned booking whose vehicle is sold, and an import that collides, are conflicts", async () => {
  const { id, vehicles } = await rentals.model(1);
  const [vehicle = 0] = vehicles;
  const booking = await rentals.booked(id, 3, 5);
  const pin = { id: booking, vehicleId: vehicle, pinned: true, actor: "nino", now: NOW };
  await assignVehicle(database.sql, pin);
  const times = { vehicleId: vehicle, periods: [daysFrom(4, 6)], now: NOW };
  await importTimes(database.sql, { ...times, source: "Booking site" });
  await database.sql`update vehicles set in_service_to = '2030-06-04' where id = ${vehicle}`;
  const conflicts = await listOtherConflicts(database.sql, NOW, { limit: 9 });
  expect(conflicts).toMatchObject([
    { kind: "notInService", id: Number(booking), ...customer, start: "2030-06-04 12:00" },
    { kind: "channel", id: expect.any(Number), source: "Booking site", end: "2030-06-07 12:00" },
  ]);
  expect(await listOtherConflicts(database.sql, noonOf(6), { limit: 9 })).toEqual([]);
});

test("vehicles lack a plate, or papers that end soon", async () => {
  const { id, vehicles } = await rentals.model(3);
  const [ending, sold, fine] = vehicles;
  await database.sql`
    update vehicles set plate = null, inspection_until = '2030-06-10' where id = ${ending!}`;
  await database.sql`
    update vehicles set plate = null, in_service_to = '2030-05-01' where id = ${sold!}`;
  await database.sql`update vehicles set insurance_until = '2030-09-01' where id = ${fine!}`;
  const gaps = { today: "2030-06-01", soon: "2030-07-01", now: NOW, limit: 9 };
  const vehicle = { model: "Model 1", plate: null, number: 1, carId: id, vehicleId: ending };
  expect(await listVehicleGaps(database.sql, gaps)).toEqual([
    { ...vehicle, kind: "inspection", day: "2030-06-10" },
    { ...vehicle, kind: "plate", day: null },
  ]);
});

test("a late vehicle is a conflict if its next booking begins within a day, and is counted so", async () => {
  const { sql } = database;
  const model = await rentals.model(2);
  const [soon, later] = [
    await rentals.booked(model.id, 0, 2),
    await rentals.booked(model.id, 0, 2),
  ];
  for (const booking of [soon, later]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection.
    await handOver(booking, 0);
  }
  await rentals.booked(model.id, 3, 5);
  const page = { limit: 1 };
  const attention = await findAttention(sql, noonOf(3), page);
  expect(attention.conflicts).toMatchObject({ rows: [{ kind: "late" }], total: 1 });
  expect(attention.late).toMatchObject({ rows: [{ next: null }], total: 1 });
  expect(await findLate(sql, noonOf(3), page)).toMatchObject({ rows: [{}], total: 2 });
});

test("a list says how many there are, on each of its pages", async () => {
  const { id } = await rentals.model(1);
  await rentals.booked(id, 0, 9);
  const waiting = [];
  for (const day of [1, 2, 3]) {
    // oxlint-disable-next-line no-await-in-loop -- one connection.
    waiting.push(await rentals.booked(id, day, 5, true));
  }
  const none = await rentals.place(null, 2, 4);
  await rentals.set(none, "confirmed");
  const ids = [waiting[0], waiting[1], none, waiting[2]].map(Number);
  for (const [offset, expected] of [
    [0, ids.slice(0, 2)],
    [2, ids.slice(2)],
    [4, []],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one connection.
    const { rows, total } = await findAttentionList(database.sql, noonOf(0), "unassigned", {
      limit: 2,
      offset,
    });
    expect([rows.map((one) => one.id), total]).toEqual([expected, 4]);
  }
  // The bookings that are over are not counted.
  const over = { limit: 1, offset: 0 };
  expect(await findAttentionList(database.sql, noonOf(5), "unassigned", over)).toEqual({
    rows: [],
    total: 0,
  });
});

describe("papers", () => {
  const papersAt = async (day: number) =>
    (await listEndingPapers(database.sql, noonOf(day), { limit: 9 })).map(
      ({ kind, rental, rentals: count }) => [kind, rental.id, count],
    );

  test.each([
    ["on the day of the return", "2030-06-06", 0],
    ["on the day before", "2030-06-05", 1],
    ["before the pick-up", "2030-05-01", 1],
  ])("that end %s are a risk: %s, %i", async (_, until, count) => {
    const { id, vehicles } = await rentals.model(1);
    const booking = await rentals.booked(id, 0, 5);
    await database.sql`update vehicles set insurance_until = ${until} where id = ${vehicles[0]!}`;
    const expected = count > 0 ? [["insurance", Number(booking), 1]] : [];
    expect(await papersAt(-1)).toEqual(expected);
    const gaps = { today: "2030-05-31", soon: "2030-06-30", now: noonOf(-1) };
    expect(await listVehicleGaps(database.sql, { ...gaps, limit: 9 })).toHaveLength(1 - count);
    expect(await papersAt(6)).toEqual([]);
  });

  test("are named once, with the first of their rentals; requests and other cars are none", async () => {
    const { sql } = database;
    const { id, vehicles } = await rentals.model(1);
    const first = await rentals.booked(id, 0, 5);
    await rentals.booked(id, 6, 8);
    await rentals.place(id, 9, 12);
    const other = await rentals.model(1);
    await rentals.booked(other.id, 0, 5);
    await sql`
      update vehicles set insurance_until = '2030-06-02', inspection_until = '2030-06-08'
      where id = ${vehicles[0]!}`;
    const { rows, total } = await findAttentionList(sql, NOW, "papers", { limit: 1 });
    expect(rows).toMatchObject([
      {
        kind: "insurance",
        day: "2030-06-02",
        rentals: 2,
        rental: { id: Number(first), ...customer },
      },
    ]);
    expect(total).toBe(2);
    const of = async (bookingId: number) =>
      (await listEndingPapers(sql, NOW, { limit: 2, bookingId })).map(({ kind }) => kind);
    expect(await of(Number(first))).toEqual(["insurance"]);
  });
});
