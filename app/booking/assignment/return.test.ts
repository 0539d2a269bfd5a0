import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { noonOf, useRentals } from "~/booking/testing/use-rentals";
import { undoOut, undoReturn } from "./handover.queries.server";
import { useHandovers } from "./testing/use-handovers";

const database = useTestDatabase();
const rentals = useRentals(database);

const { out, back, stored, eventsOf } = useHandovers(database);

describe("a return", () => {
  test("completes the booking; an early one frees the vehicle at once", async () => {
    const { id } = await rentals.model(1);
    const booking = await rentals.booked(id, 0, 5);
    const waiting = await rentals.booked(id, 3, 6, true);
    await out(booking, 0);
    expect(await back(booking, 2)).toMatchObject({ ok: true, booking: { status: "completed" } });
    expect(await rentals.rowOf(booking)).toMatchObject({ kind: "booked", from: 0, to: 2 });
    expect(await rentals.vehicleOf(waiting)).not.toBeNull();
    expect(await eventsOf(booking)).toEqual(["confirmed", "out", "completed"]);
  });

  test("that is late has taken the time as far as the next booking", async () => {
    const { id } = await rentals.model(1);
    const booking = await rentals.booked(id, 0, 5);
    await rentals.booked(id, 6, 8);
    await out(booking, 0);
    await back(booking, 7);
    expect(await rentals.rowOf(booking)).toMatchObject({ from: 0, to: 6 });
  });

  test("is corrected, and removed if the vehicle is not out with another booking", async () => {
    const { id } = await rentals.model(1);
    const booking = await rentals.booked(id, 0, 5);
    await out(booking, 0);
    await back(booking, 2);
    await back(booking, 3, 4);
    expect(await rentals.rowOf(booking)).toMatchObject({ from: 0, to: 3 });
    expect(await eventsOf(booking)).toEqual(["confirmed", "out", "completed", "returned"]);
    const next = await rentals.booked(id, 4, 8);
    await out(next, 4);
    const undo = { id: booking, actor: "nino", now: noonOf(4) };
    expect(await undoReturn(database.sql, undo)).toMatchObject({ reason: "stillOut" });
    await undoOut(database.sql, { ...undo, id: next });
    expect(await undoReturn(database.sql, undo)).toMatchObject({
      ok: true,
      booking: { status: "confirmed" },
    });
    expect(await rentals.rowOf(booking)).toMatchObject({ kind: "out", from: 0, to: 4 });
  });

  test.each([
    ["before its planned time", { from: 4, to: 7 }, { vehicle: expect.any(Number) }],
    ["in its planned time", { from: 10, to: 12 }, { vehicle: null, pinned: false }],
  ])("is removed with its handover, though the next booking is %s", async (_, next, given) => {
    const { id } = await rentals.model(1);
    const booking = await rentals.booked(id, 9, 14);
    const undo = { id: booking, actor: "nino", now: noonOf(2) };
    await out(booking, 0);
    await back(booking, 1);
    await rentals.booked(id, next.from, next.to);
    await undoReturn(database.sql, undo);
    expect(await rentals.rowOf(booking)).toMatchObject({ kind: "out", from: 0, to: next.from });
    expect(await out(booking, 1, 2)).toMatchObject({ ok: true, changed: true });
    expect(await rentals.rowOf(booking)).toMatchObject({ kind: "out", from: 1, to: next.from });
    expect(await undoOut(database.sql, undo)).toMatchObject({ ok: true, changed: true });
    expect(await rentals.rowOf(booking)).toMatchObject({
      kind: "booked",
      from: 9,
      to: 14,
      ...given,
    });
  });

  test("is not before the handover, in the future, or of a booking that is not out", async () => {
    const { id } = await rentals.model(1);
    const booking = await rentals.booked(id, 0, 5);
    expect(await back(booking, 1)).toMatchObject({ reason: "refused" });
    await out(booking, 2);
    expect(await back(booking, 1, 3)).toMatchObject({ reason: "beforeOut" });
    expect(await back(booking, 4, 3)).toMatchObject({ reason: "future" });
    expect(await stored(booking)).toMatchObject({ status: "confirmed", back: null });
  });
});

test("a booking completed by hand frees the rest of its time, and can be confirmed again", async () => {
  const { id } = await rentals.model(1);
  const booking = await rentals.booked(id, 0, 5);
  await rentals.set(booking, "completed", false, noonOf(2));
  expect(await rentals.rowOf(booking)).toMatchObject({ from: 0, to: 2 });
  const next = await rentals.booked(id, 3, 6);
  expect(await rentals.set(booking, "confirmed")).toMatchObject({
    ok: false,
    reason: "full",
    conflicts: [Number(next)],
  });
  expect(await rentals.rowOf(booking)).toMatchObject({ from: 0, to: 2 });
  await rentals.set(next, "cancelled");
  expect(await rentals.set(booking, "confirmed")).toMatchObject({ ok: true });
  expect(await rentals.rowOf(booking)).toMatchObject({ from: 0, to: 5 });
});
