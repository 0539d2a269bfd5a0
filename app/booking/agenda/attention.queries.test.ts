import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { assignVehicle } from "~/booking/assignment/assignment.queries.server";
import { markOut } from "~/booking/assignment/handover.queries.server";
import { daysFrom, NOW, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { importTimes } from "~/feeds/import/testing/import-times";
import { listLate, listOtherConflicts, listUnassigned } from "./attention.queries.server";
import { listVehicleGaps } from "./vehicle-gaps.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);
const renter = { name: "Guest", phone: "+995 555 000000", phoneE164: null };

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
      ...renter,
      id: Number(booking),
      vehicle: { model: "Model 1", plate: `M-${id}-N-1`, number: 1 },
      dueAt: "2030-06-03 12:00",
      revision: expect.stringMatching(/^\d+-\d+$/),
      next: { ...renter, id: Number(next), startsAt: "2030-06-04 12:00" },
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
    (await listUnassigned(database.sql, noonOf(day), 9)).map((one) => one.id);
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
  const conflicts = await listOtherConflicts(database.sql, NOW, 9);
  expect(conflicts).toMatchObject([
    { kind: "notInService", id: Number(booking), ...renter, start: "2030-06-04 12:00" },
    { kind: "channel", id: expect.any(Number), source: "Booking site", end: "2030-06-07 12:00" },
  ]);
  expect(await listOtherConflicts(database.sql, noonOf(6), 9)).toEqual([]);
});

test("vehicles lack a plate, or papers that end soon", async () => {
  const { id, vehicles } = await rentals.model(3);
  const [ending, sold, fine] = vehicles;
  await database.sql`
    update vehicles set plate = null, inspection_until = '2030-06-10' where id = ${ending!}`;
  await database.sql`
    update vehicles set plate = null, in_service_to = '2030-05-01' where id = ${sold!}`;
  await database.sql`update vehicles set insurance_until = '2030-09-01' where id = ${fine!}`;
  const gaps = { today: "2030-06-01", soon: "2030-07-01", limit: 9 };
  const vehicle = { model: "Model 1", plate: null, number: 1, carId: id, vehicleId: ending };
  expect(await listVehicleGaps(database.sql, gaps)).toEqual([
    { ...vehicle, kind: "inspection", day: "2030-06-10" },
    { ...vehicle, kind: "plate", day: null },
  ]);
});
