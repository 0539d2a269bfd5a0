import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { swapVehicles, assignVehicle } from "~/booking/assignment/assignment.queries.server";
import { markOut, markReturned, undoOut } from "~/booking/assignment/handover.queries.server";
import { useHandovers } from "~/booking/assignment/testing/use-handovers";
import { CHANNELS } from "~/booking/events/channels";
import { NOW, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { useUndo } from "~/booking/testing/use-undo";

const database = useTestDatabase();
const rentals = useRentals(database);
const { eventsOf } = useHandovers(database);
const { by, set, undoIdOf, undo, stateOf, outboxOf } = useUndo(database);

describe("an undo restores the status and what it takes", () => {
  test("after confirming", async () => {
    const { id: model } = await rentals.model(1);
    const id = await rentals.place(model, 0, 5);
    const before = await stateOf(id);
    const undoId = await undoIdOf(set(id, "confirmed"));
    expect(await rentals.rowOf(id)).not.toBeNull();
    expect(await undo(id, undoId)).toMatchObject({ ok: true, changed: true });
    expect(await stateOf(id)).toEqual(before);
    expect(await eventsOf(id)).toEqual(["confirmed", "undone"]);
  });

  test("after confirming without a vehicle", async () => {
    const { id: model } = await rentals.model(1);
    await rentals.booked(model, 0, 5);
    const id = await rentals.place(model, 0, 5);
    const before = await stateOf(id);
    const undoId = await undoIdOf(set(id, "confirmed", true));
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await stateOf(id)).toEqual(before);
  });

  test("after refusing a request, and after confirming one that names no car", async () => {
    const { id: model } = await rentals.model(1);
    for (const [of, status] of [
      [model, "cancelled"],
      [null, "confirmed"],
      [null, "cancelled"],
    ] as const) {
      const id = await rentals.place(of, 0, 5);
      const before = await stateOf(id);
      expect(await undo(id, await undoIdOf(set(id, status)))).toMatchObject({ ok: true });
      expect(await stateOf(id)).toEqual(before);
    }
  });

  test("after cancelling or completing a pinned booking", async () => {
    const { id: model, vehicles } = await rentals.model(2);
    const id = await rentals.booked(model, 0, 5);
    const vehicleId = vehicles[1]!;
    await assignVehicle(database.sql, { id, vehicleId, pinned: true, actor: "nino", now: NOW });
    for (const status of ["cancelled", "completed"] as const) {
      const before = await stateOf(id);
      expect(await undo(id, await undoIdOf(set(id, status)))).toMatchObject({ ok: true });
      expect(await stateOf(id)).toEqual(before);
    }
  });
});

describe("an undo restores times and vehicles", () => {
  test("after the hand-over, its corrected time, the return, its corrected time, and no hand-over", async () => {
    const { id: model } = await rentals.model(1);
    const id = await rentals.booked(model, 0, 5);
    const mark = (day: number) => ({ id, at: noonOf(day), now: noonOf(6), ...by() });
    const removed = () => undoOut(database.sql, mark(0));
    const changes = [
      () => markOut(database.sql, mark(0)),
      () => markOut(database.sql, mark(1)),
      removed,
      () => markReturned(database.sql, mark(3), CHANNELS),
      () => markReturned(database.sql, mark(4), CHANNELS),
    ];
    for (const change of changes) {
      const before = await stateOf(id);
      expect(await undo(id, await undoIdOf(change()))).toMatchObject({ ok: true });
      expect(await stateOf(id)).toEqual(before);
      if (change !== removed) await change();
    }
  });

  test("after moving to another model, and after a pin", async () => {
    const [from, to] = [await rentals.model(1), await rentals.model(1)];
    const id = await rentals.booked(from.id, 0, 5);
    for (const vehicleId of [to.vehicles[0]!, from.vehicles[0]!]) {
      const before = await stateOf(id);
      const change = { id, vehicleId, pinned: true, now: NOW, ...by() };
      expect(await undo(id, await undoIdOf(assignVehicle(database.sql, change)))).toMatchObject({
        ok: true,
      });
      expect(await stateOf(id)).toEqual(before);
    }
  });

  test("after swapping the vehicles of two bookings of two models", async () => {
    const [from, to] = [await rentals.model(1), await rentals.model(1)];
    const [id, otherId] = [await rentals.booked(from.id, 0, 5), await rentals.booked(to.id, 1, 4)];
    const before = await stateOf(id, otherId);
    const undoId = await undoIdOf(swapVehicles(database.sql, { id, otherId, now: NOW, ...by() }));
    expect(await rentals.vehicleOf(id)).toBe(to.vehicles[0]);
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await stateOf(id, otherId)).toEqual(before);
    for (const one of [id, otherId]) expect((await eventsOf(one)).at(-1)).toBe("undone");
  });
});

describe("other bookings", () => {
  test("that repacking moved for a confirmed one may stay where they are", async () => {
    const { id: model } = await rentals.model(2);
    const others = [await rentals.booked(model, 0, 3), await rentals.booked(model, 5, 8)];
    const id = await rentals.place(model, 1, 7);
    const undoId = await undoIdOf(set(id, "confirmed"));
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await rentals.rowOf(id)).toBeNull();
    for (const other of others) expect(await rentals.vehicleOf(other)).not.toBeNull();
  });

  test("that got the vehicle of a cancelled one only by that wait again", async () => {
    const { id: model, vehicles } = await rentals.model(1);
    const id = await rentals.booked(model, 0, 5);
    const waiting = await rentals.booked(model, 0, 5, true);
    const before = await stateOf(id, waiting);
    const undoId = await undoIdOf(set(id, "cancelled"));
    expect(await rentals.vehicleOf(waiting)).toBe(vehicles[0]);
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await stateOf(id, waiting)).toEqual(before);
  });

  test("that were promised the vehicle since keep it: plain words, and nothing is changed", async () => {
    const { id: model } = await rentals.model(1);
    const id = await rentals.booked(model, 0, 5);
    const waiting = await rentals.booked(model, 0, 5, true);
    const undoId = await undoIdOf(set(id, "cancelled"));
    await database.sql`select promise_plate(${String(waiting)}::bigint)`;
    const before = await stateOf(id, waiting);
    expect(await undo(id, undoId)).toEqual({
      ok: false,
      reason: "undoTaken",
      conflicts: [Number(waiting)],
    });
    expect(await stateOf(id, waiting)).toEqual(before);
    expect(await eventsOf(id)).toEqual(["confirmed", "cancelled"]);
    expect(await outboxOf(id)).toHaveLength(3);
  });

  test("that can be moved make way for the former vehicle", async () => {
    const { id: model, vehicles } = await rentals.model(2);
    const id = await rentals.booked(model, 0, 5);
    const former = await rentals.vehicleOf(id);
    const vehicleId = vehicles.find((vehicle) => vehicle !== former)!;
    const change = { id, vehicleId, pinned: true, now: NOW, ...by() };
    const undoId = await undoIdOf(assignVehicle(database.sql, change));
    const next = await rentals.booked(model, 0, 5);
    expect(await rentals.vehicleOf(next)).toBe(former);
    expect(await undo(id, undoId)).toMatchObject({ ok: true });
    expect(await rentals.vehicleOf(id)).toBe(former);
    expect(await rentals.vehicleOf(next)).toBe(vehicleId);
  });

  test("or a vehicle that left the fleet since: nothing is changed", async () => {
    const [from, to] = [await rentals.model(1), await rentals.model(1)];
    const id = await rentals.booked(from.id, 0, 5);
    const change = { id, vehicleId: to.vehicles[0]!, pinned: true, now: NOW, ...by() };
    const undoId = await undoIdOf(assignVehicle(database.sql, change));
    await database.sql`update vehicles set in_service_to = '2030-01-01' where car_id = ${from.id}`;
    const before = await stateOf(id);
    expect(await undo(id, undoId)).toMatchObject({ ok: false, reason: "notInService" });
    expect(await stateOf(id)).toEqual(before);
  });

  test("or a block that took the time since: nothing is changed", async () => {
    const { id: model, vehicles } = await rentals.model(1);
    const id = await rentals.booked(model, 0, 5);
    const undoId = await undoIdOf(set(id, "cancelled"));
    await database.sql`
      select block_vehicle(${vehicles[0]!}, '[2030-06-02, 2030-06-03)', '', null, '2030-05-31')`;
    expect(await undo(id, undoId)).toMatchObject({ ok: false, reason: "undoTaken", conflicts: [] });
    expect(await rentals.rowOf(id)).toBeNull();
  });
});
