import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { useRentals } from "~/booking/testing/use-rentals";

const database = useTestDatabase();
const rentals = useRentals(database);

test("24 rivals for 4 vehicles: all are assigned, none twice, and the others get the bookings in conflict", async () => {
  const { id, vehicles } = await rentals.model(4);
  const ids = await Promise.all(Array.from({ length: 24 }, () => rentals.place(id, 0, 5)));
  const answers = await Promise.all(ids.map((booking) => rentals.set(booking, "confirmed")));
  const winners = answers.flatMap((answer) => (answer.ok ? [answer.booking.id] : []));
  const conflicts = answers.flatMap((answer) => (answer.ok ? [] : [answer.conflicts.toSorted()]));
  expect(winners).toHaveLength(4);
  expect(conflicts).toEqual(Array.from({ length: 20 }, () => winners.toSorted()));
  const assigned = await Promise.all(ids.map((booking) => rentals.vehicleOf(booking)));
  expect(assigned.filter((vehicle) => vehicle !== null).toSorted()).toEqual(vehicles.toSorted());
});

test("rivals of two models don't wait for each other", async () => {
  const [one, two] = [await rentals.model(1), await rentals.model(1)];
  const booking = await rentals.place(two.id, 0, 5);
  // The lock is held until its transaction ends.
  await database.sql.begin(async (other) => {
    await other`select lock_models(array[${one.id}::integer])`;
    expect(await rentals.set(booking, "confirmed")).toMatchObject({ ok: true });
  });
});
