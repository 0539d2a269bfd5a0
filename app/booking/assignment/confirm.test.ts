import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { NOW, useRentals } from "~/booking/testing/use-rentals";
import { assignVehicle } from "./assignment.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);

describe("confirming", () => {
  test("assigns a vehicle of the model, and says its plate", async () => {
    const { id, vehicles } = await rentals.model(1);
    const booking = await rentals.place(id, 0, 5);
    expect(await rentals.rowOf(booking)).toBeNull();
    expect(await rentals.set(booking, "confirmed")).toMatchObject({
      ok: true,
      changed: true,
      booking: { status: "confirmed", vehiclePlate: `M-${id}-N-1` },
    });
    expect(await rentals.rowOf(booking)).toEqual({
      vehicle: vehicles[0],
      kind: "booked",
      pinned: false,
      from: 0,
      to: 5,
    });
  });

  test("names the bookings in the way if no vehicle is free, and changes nothing", async () => {
    const { id } = await rentals.model(2);
    const first = await rentals.booked(id, 0, 5);
    const second = await rentals.booked(id, 3, 8);
    await rentals.booked(id, 8, 9);
    const third = await rentals.place(id, 4, 6);
    expect(await rentals.set(third, "confirmed")).toEqual({
      ok: false,
      reason: "full",
      conflicts: [Number(first), Number(second)],
    });
    const [stored] = await database.sql`
      select status, (select count(*)::int from booking_events where booking_id = bookings.id) as events
      from bookings where id = ${String(third)}::bigint`;
    expect(stored).toEqual({ status: "pending", events: 0 });
  });

  test("lets one rental begin in the minute in which another ends", async () => {
    const { id, vehicles } = await rentals.model(1);
    await rentals.booked(id, 0, 3);
    expect(await rentals.vehicleOf(await rentals.booked(id, 3, 6))).toBe(vehicles[0]);
  });

  test("fills the smallest gap that is long enough, so that the longest stays for sale", async () => {
    const { id } = await rentals.model(2);
    const early = await rentals.booked(id, 0, 2);
    const late = await rentals.booked(id, 5, 9);
    expect(await rentals.vehicleOf(late)).toBe(await rentals.vehicleOf(early));
    const between = await rentals.booked(id, 2, 5);
    expect(await rentals.vehicleOf(between)).toBe(await rentals.vehicleOf(early));
    expect(await rentals.vehicleOf(await rentals.booked(id, 0, 30))).not.toBeNull();
  });

  test("assigns a vehicle without a plate", async () => {
    const { id, vehicles } = await rentals.model(1);
    await database.sql`update vehicles set plate = null where id = ${vehicles[0]!}`;
    const booking = await rentals.place(id, 0, 5);
    expect(await rentals.set(booking, "confirmed")).toMatchObject({
      ok: true,
      booking: { vehiclePlate: null },
    });
    expect(await rentals.vehicleOf(booking)).toBe(vehicles[0]);
  });

  test("takes nothing for a booking that names no car of the fleet", async () => {
    const booking = await rentals.place(null, 0, 5);
    expect(await rentals.set(booking, "confirmed")).toMatchObject({ ok: true });
    expect(await rentals.rowOf(booking)).toBeNull();
  });
});

describe("the time of a booking", () => {
  test.each([
    ["reversed", "2030-06-10", "2030-06-05", "10:00", "12:00"],
    ["without a duration", "2030-06-05", "2030-06-05", "12:00", "12:00"],
  ])("is taken if it is %s", async (_, pickup, back, pickupTime, returnTime) => {
    const { id } = await rentals.model(1);
    const booking = await rentals.place(id, 0, 1);
    await database.sql`
      update bookings set pickup_date = ${pickup}, pickup_time = ${pickupTime},
        return_date = ${back}, return_time = ${returnTime}
      where id = ${String(booking)}::bigint`;
    expect(await rentals.set(booking, "confirmed")).toMatchObject({ ok: true });
    expect(await rentals.book(id, 4, 9)).toEqual([Number(booking)]);
  });

  test("needs a vehicle in service on all its days", async () => {
    const { id, vehicles } = await rentals.model(2);
    await database.sql`
      update vehicles set in_service_from = '2030-06-03' where id = ${vehicles[0]!}`;
    await database.sql`
      update vehicles set in_service_to = '2030-06-03' where id = ${vehicles[1]!}`;
    expect(await rentals.book(id, 0, 5)).toEqual([]);
    expect(await rentals.vehicleOf(await rentals.booked(id, 0, 2))).toBe(vehicles[1]);
    expect(await rentals.vehicleOf(await rentals.booked(id, 2, 5))).toBe(vehicles[0]);
  });
});

describe("repacking", () => {
  test("moves others so that nothing is refused that fits", async () => {
    const { id, vehicles } = await rentals.model(2);
    const [a, b] = [await rentals.booked(id, 0, 2), await rentals.booked(id, 3, 5)];
    const pin = { vehicleId: vehicles[0]!, pinned: false, actor: "nino", now: NOW };
    await assignVehicle(database.sql, { ...pin, id: a });
    await assignVehicle(database.sql, { ...pin, id: b, vehicleId: vehicles[1]! });
    const long = await rentals.booked(id, 1, 5);
    const other = await rentals.booked(id, 0, 1);
    const assigned = await Promise.all([a, b, long, other].map((one) => rentals.vehicleOf(one)));
    expect(assigned).not.toContain(null);
  });

  test("leaves pinned bookings on their vehicle, and refuses what then doesn't fit", async () => {
    const { id, vehicles } = await rentals.model(2);
    const [a, b] = [await rentals.booked(id, 0, 2), await rentals.booked(id, 3, 5)];
    const pin = { pinned: true, actor: "nino", now: NOW };
    await assignVehicle(database.sql, { ...pin, id: a, vehicleId: vehicles[0]! });
    await assignVehicle(database.sql, { ...pin, id: b, vehicleId: vehicles[1]! });
    expect(await rentals.book(id, 1, 5)).toEqual([Number(a), Number(b)]);
    await assignVehicle(database.sql, { ...pin, id: b, vehicleId: vehicles[1]!, pinned: false });
    const long = await rentals.booked(id, 1, 5);
    expect(await rentals.vehicleOf(long)).toBe(vehicles[1]);
    expect(await rentals.rowOf(a)).toMatchObject({ vehicle: vehicles[0], pinned: true });
    expect(await rentals.vehicleOf(b)).toBe(vehicles[0]);
  });
});

describe("overbooking", () => {
  test("confirms without a vehicle, counts against the model, and is first in line", async () => {
    const { id, vehicles } = await rentals.model(1);
    const first = await rentals.booked(id, 0, 5);
    const waiting = await rentals.booked(id, 4, 8, true);
    expect(await rentals.vehicleOf(waiting)).toBeNull();
    expect(await rentals.book(id, 6, 7)).toEqual([Number(waiting)]);
    await rentals.set(first, "cancelled");
    expect(await rentals.vehicleOf(waiting)).toBe(vehicles[0]);
    expect(await rentals.rowOf(first)).toBeNull();
  });

  test("gives several that wait a vehicle in the order of their confirmation", async () => {
    const { id } = await rentals.model(1);
    const first = await rentals.booked(id, 0, 5);
    const waiting = [await rentals.booked(id, 0, 5, true), await rentals.booked(id, 0, 5, true)];
    await rentals.set(first, "cancelled");
    expect(await rentals.vehicleOf(waiting[0]!)).not.toBeNull();
    expect(await rentals.vehicleOf(waiting[1]!)).toBeNull();
  });

  test("gives it a vehicle that is added to the fleet", async () => {
    const { id } = await rentals.model(0);
    const waiting = await rentals.booked(id, 0, 5, true);
    await database.sql`insert into vehicles (car_id) values (${id})`;
    expect(await rentals.vehicleOf(waiting)).not.toBeNull();
  });

  test("uses a free vehicle if there is one", async () => {
    const { id, vehicles } = await rentals.model(1);
    expect(await rentals.vehicleOf(await rentals.booked(id, 0, 5, true))).toBe(vehicles[0]);
  });
});

test("a vehicle whose service ends gives its bookings to others, pinned ones stay", async () => {
  const { id, vehicles } = await rentals.model(2);
  const booking = await rentals.booked(id, 5, 8);
  const pinned = await rentals.booked(id, 10, 12);
  const vehicleId = (await rentals.vehicleOf(booking))!;
  const other = vehicles.find((one) => one !== vehicleId);
  await assignVehicle(database.sql, { id: pinned, vehicleId, pinned: true, actor: "n", now: NOW });
  await database.sql`update vehicles set in_service_to = '2030-06-03' where id = ${vehicleId}`;
  expect(await rentals.vehicleOf(booking)).toBe(other);
  expect(await rentals.vehicleOf(pinned)).toBe(vehicleId);
  // The pinned booking has no vehicle any more, so it counts against the other.
  expect(await rentals.book(id, 11, 13)).toEqual([Number(pinned)]);
});
