import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { NOW, useRentals } from "~/booking/testing/use-rentals";
import { listFreeFor, listSwapsFor } from "./car-choices.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);

test("a booking can get the free vehicles of its model, then those of others", async () => {
  const [own, other] = [await rentals.model(3), await rentals.model(2)];
  const booking = await rentals.booked(own.id, 0, 5);
  const taken = [await rentals.booked(own.id, 2, 3), await rentals.booked(other.id, 4, 6)];
  const used = await Promise.all([booking, ...taken].map((id) => rentals.vehicleOf(id)));
  const free = (ids: number[]) => ids.filter((id) => !used.includes(id));
  expect(await listFreeFor(database.sql, Number(booking), NOW)).toEqual([
    ...free(own.vehicles).map((vehicleId) =>
      expect.objectContaining({ vehicleId, isUpgrade: false }),
    ),
    ...free(other.vehicles).map((vehicleId) =>
      expect.objectContaining({ vehicleId, isUpgrade: true }),
    ),
  ]);
});

test("bookings of the model that fit each other's vehicle can be swapped", async () => {
  const { id } = await rentals.model(2);
  const [a, b] = [await rentals.booked(id, 0, 5), await rentals.booked(id, 1, 4)];
  const swap = { id: Number(b), vehicleId: await rentals.vehicleOf(b), name: "Guest" };
  expect(await listSwapsFor(database.sql, Number(a), NOW)).toMatchObject([swap]);
  const vehicle = await rentals.vehicleOf(b);
  const next = await rentals.booked(id, 4, 5);
  expect(await rentals.vehicleOf(next)).toBe(vehicle);
  expect(await listSwapsFor(database.sql, Number(a), NOW)).toEqual([]);
});
