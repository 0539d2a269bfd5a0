import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { blockVehicle, unblock } from "~/catalog/availability/blocks.queries.server";
import { daysFrom, NOW, useRentals } from "~/booking/testing/use-rentals";
import { assignVehicle, swapVehicles } from "./assignment.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);
const by = { actor: "nino", now: NOW };

const assign = (id: bigint, vehicleId: number, pinned = false) =>
  assignVehicle(database.sql, { id, vehicleId, pinned, makeWay: true, ...by });

describe("assigning a vehicle", () => {
  test("moves a booking, and others out of its way", async () => {
    const { id, vehicles } = await rentals.model(2);
    const [a, b] = [await rentals.booked(id, 0, 5), await rentals.booked(id, 0, 5)];
    const target = (await rentals.vehicleOf(b))!;
    expect(await assign(a, target)).toMatchObject({ ok: true, changed: true });
    expect(await rentals.vehicleOf(a)).toBe(target);
    expect(vehicles).toContain(await rentals.vehicleOf(b));
    expect(await assign(a, target)).toMatchObject({ ok: true, changed: false });
  });

  test("is refused if a pinned booking is in the way", async () => {
    const { id } = await rentals.model(2);
    const [a, b] = [await rentals.booked(id, 0, 5), await rentals.booked(id, 4, 8)];
    const target = (await rentals.vehicleOf(b))!;
    await assign(b, target, true);
    expect(await assign(a, target)).toEqual({ ok: false, reason: "full", conflicts: [Number(b)] });
  });

  test("of another model is an upgrade: the price stays, and the model's supply is free", async () => {
    const small = await rentals.model(1);
    const large = await rentals.model(1);
    const booking = await rentals.booked(small.id, 0, 5);
    const waiting = await rentals.booked(small.id, 0, 5, true);
    expect(await assign(booking, large.vehicles[0]!)).toMatchObject({
      ok: true,
      booking: { totalPrice: 50, vehicle: "A car", vehiclePlate: `M-${large.id}-N-1` },
    });
    expect(await rentals.vehicleOf(waiting)).toBe(small.vehicles[0]);
    expect(await rentals.book(large.id, 2, 3)).toEqual([Number(booking)]);
    await rentals.set(booking, "cancelled");
    await rentals.booked(large.id, 2, 3);
  });

  test("needs a confirmed booking, and a vehicle in service", async () => {
    const { id, vehicles } = await rentals.model(2);
    const pending = await rentals.place(id, 0, 5);
    expect(await assign(pending, vehicles[0]!)).toMatchObject({ reason: "refused" });
    const booking = await rentals.booked(id, 0, 5);
    const other = vehicles.find((one) => one !== vehicles[0])!;
    await assign(booking, vehicles[0]!);
    await database.sql`update vehicles set in_service_to = '2030-06-03' where id = ${other}`;
    expect(await assign(booking, other)).toMatchObject({ reason: "notInService" });
    expect(await assign(booking, 0)).toMatchObject({ reason: "unknown" });
  });

  test("gives a booking that names no car of the fleet a vehicle", async () => {
    const { vehicles } = await rentals.model(1);
    const booking = await rentals.place(null, 0, 5);
    await rentals.set(booking, "confirmed");
    expect(await assign(booking, vehicles[0]!)).toMatchObject({ ok: true });
    expect(await rentals.vehicleOf(booking)).toBe(vehicles[0]);
  });
});

describe("moving a booking by hand", () => {
  test("takes free vehicles only", async () => {
    const { id } = await rentals.model(2);
    const [a, b] = [await rentals.booked(id, 0, 5), await rentals.booked(id, 0, 5)];
    const vehicleId = (await rentals.vehicleOf(b))!;
    expect(await assignVehicle(database.sql, { id: a, vehicleId, pinned: false, ...by })).toEqual({
      ok: false,
      reason: "full",
      conflicts: [Number(b)],
    });
    expect(await rentals.vehicleOf(b)).toBe(vehicleId);
  });

  test("is refused to one of two staff who do it at once", async () => {
    const { id, vehicles } = await rentals.model(3);
    const booking = await rentals.booked(id, 0, 5);
    const seen = (await rentals.vehicleOf(booking))!;
    const free = vehicles.filter((one) => one !== seen);
    const moves = free.map((vehicleId) =>
      assignVehicle(database.sql, { id: booking, vehicleId, pinned: false, seen, ...by }),
    );
    const answers = await Promise.all(moves);
    expect(answers).toContainEqual({ ok: false, reason: "stale", conflicts: [] });
    expect(answers).toContainEqual(expect.objectContaining({ ok: true, changed: true }));
  });
});

describe("swapping", () => {
  test("exchanges the vehicles of two bookings, also of two models", async () => {
    const one = await rentals.model(1);
    const two = await rentals.model(1);
    const [a, b] = [await rentals.booked(one.id, 0, 5), await rentals.booked(two.id, 1, 6)];
    expect(await swapVehicles(database.sql, { id: a, otherId: b, ...by })).toMatchObject({
      ok: true,
    });
    expect(await rentals.vehicleOf(a)).toBe(two.vehicles[0]);
    expect(await rentals.vehicleOf(b)).toBe(one.vehicles[0]);
    const seen = { seen: one.vehicles[0]!, seenOther: two.vehicles[0]! };
    expect(await swapVehicles(database.sql, { id: a, otherId: b, ...seen, ...by })).toMatchObject({
      reason: "stale",
    });
  });

  test("changes nothing if one doesn't fit", async () => {
    const one = await rentals.model(1);
    const two = await rentals.model(1);
    const [a, b] = [await rentals.booked(one.id, 0, 2), await rentals.booked(two.id, 0, 5)];
    const next = await rentals.booked(one.id, 3, 4);
    expect(await swapVehicles(database.sql, { id: a, otherId: b, ...by })).toEqual({
      ok: false,
      reason: "full",
      conflicts: [Number(next)],
    });
    expect(await rentals.vehicleOf(a)).toBe(one.vehicles[0]);
    expect(await rentals.vehicleOf(b)).toBe(two.vehicles[0]);
  });
});

describe("a block", () => {
  const block = (vehicleId: number, from: number, to: number) =>
    blockVehicle(database.sql, { vehicleId, period: daysFrom(from, to), note: "Repair", now: NOW });

  test("takes a vehicle out of the supply, until it is removed", async () => {
    const { id, vehicles } = await rentals.model(1);
    const blocked = await block(vehicles[0]!, 2, 4);
    expect(await rentals.book(id, 3, 6)).toEqual([]);
    if (!blocked.ok) throw new Error(blocked.reason);
    const waiting = await rentals.booked(id, 3, 6, true);
    expect(await unblock(database.sql, blocked.id, NOW)).toBe(true);
    expect(await unblock(database.sql, blocked.id, NOW)).toBe(false);
    expect(await rentals.vehicleOf(waiting)).toBe(vehicles[0]);
  });

  test("moves bookings to other vehicles, and names those that have none", async () => {
    const { id, vehicles } = await rentals.model(2);
    const booking = await rentals.booked(id, 0, 5);
    const vehicle = (await rentals.vehicleOf(booking))!;
    expect(await block(vehicle, 2, 4)).toMatchObject({ ok: true });
    expect(await rentals.vehicleOf(booking)).not.toBe(vehicle);
    const other = vehicles.find((one) => one !== vehicle)!;
    expect(await block(other, 2, 4)).toEqual({
      ok: false,
      reason: "full",
      conflicts: [Number(booking)],
    });
    expect(await block(0, 2, 4)).toEqual({ ok: false, reason: "unknown" });
  });
});
