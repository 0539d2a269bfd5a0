import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { assignVehicle, promisePlate } from "~/booking/assignment/assignment.queries.server";
import { noonOf, NOW, useRentals } from "~/booking/testing/use-rentals";
import { findBooking } from "~/booking/booking.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);

async function plateFor(id: bigint, now: Date) {
  const booking = await findBooking(database.sql, id);
  return promisePlate(database.sql, booking!, now);
}

const plateOf = async (vehicle: number) => {
  const [row] = await database.sql<{ plate: string }[]>`
    select plate from vehicles where id = ${vehicle}`;
  return row!.plate;
};

test("a plate that was promised survives repacking", async () => {
  const { id, vehicles } = await rentals.model(2);
  const booking = await rentals.booked(id, 1, 5);
  const vehicle = (await rentals.vehicleOf(booking))!;
  expect(await plateFor(booking, NOW)).toBeNull();
  expect(await rentals.rowOf(booking)).toMatchObject({ pinned: false });
  expect(await plateFor(booking, noonOf(0))).toBe(await plateOf(vehicle));
  expect(await rentals.rowOf(booking)).toMatchObject({ vehicle, pinned: true });
  const other = await rentals.booked(id, 2, 4);
  const to = { id: other, vehicleId: vehicle, pinned: false, actor: "nino", now: NOW };
  expect(await assignVehicle(database.sql, to)).toMatchObject({ ok: false, reason: "full" });
  expect(vehicles).toContain(await rentals.vehicleOf(other));
});

test("without a plate or a vehicle nothing is promised or pinned", async () => {
  const { id } = await rentals.model(1);
  await database.sql`update vehicles set plate = null where car_id = ${id}`;
  const [booking, waiting] = [await rentals.booked(id, 0, 5), await rentals.booked(id, 0, 5, true)];
  expect(await plateFor(booking, noonOf(0))).toBeNull();
  expect(await plateFor(waiting, noonOf(0))).toBeNull();
  expect(await rentals.rowOf(booking)).toMatchObject({ pinned: false });
  const elsewhere = await rentals.place(null, 0, 5);
  await rentals.set(elsewhere, "confirmed");
  expect(await plateFor(elsewhere, noonOf(0))).toBeNull();
});

test("nodes that promise while others repack agree on the plates", async () => {
  const { id } = await rentals.model(4);
  const bookings = await Promise.all([0, 1, 2].map(() => rentals.booked(id, 1, 5)));
  const rivals = await Promise.all([0, 1, 2].map(() => rentals.place(id, 0, 9)));
  const promised = await Promise.all(
    bookings.flatMap((booking, index) => [
      plateFor(booking, noonOf(0)),
      rentals.set(rivals[index]!, "confirmed"),
      plateFor(booking, noonOf(0)),
    ]),
  );
  for (const [index, booking] of bookings.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- few.
    const plate = await plateOf((await rentals.vehicleOf(booking))!);
    expect([promised[index * 3], promised[index * 3 + 2]]).toEqual([plate, plate]);
  }
});

test("a promise raises the model's version once", async () => {
  const { id } = await rentals.model(1);
  const booking = await rentals.booked(id, 0, 5);
  const version = async () => {
    const [row] = await database.sql<{ version: number }[]>`
      select version from availability_versions where car_id = ${id}`;
    return row!.version;
  };
  const before = await version();
  await plateFor(booking, noonOf(0));
  await plateFor(booking, noonOf(0));
  expect(await version()).toBe(before + 1);
});
