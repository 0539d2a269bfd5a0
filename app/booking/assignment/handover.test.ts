import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { findAvailability } from "~/catalog/availability/availability.queries.server";
import { daysFrom, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { markOut, undoOut } from "./handover.queries.server";
import { useHandovers } from "./testing/use-handovers";

const database = useTestDatabase();
const rentals = useRentals(database);

const { out, back, stored, eventsOf } = useHandovers(database);

const available = (model: number, from: number, to: number, now: number) =>
  findAvailability(database.sql, BigInt(model), { period: daysFrom(from, to), now: noonOf(now) });

describe("a handover", () => {
  test("is marked with its minute, corrected, and removed", async () => {
    const { id } = await rentals.model(1);
    const booking = await rentals.booked(id, 0, 5);
    const at = new Date(noonOf(0).getTime() + 90_500);
    const mark = { id: booking, actor: "nino", now: noonOf(1) };
    expect(await markOut(database.sql, { ...mark, at })).toMatchObject({ ok: true, changed: true });
    expect(await stored(booking)).toMatchObject({ out: "2030-06-01T08:01:00.000Z" });
    expect(await rentals.rowOf(booking)).toMatchObject({ kind: "out", from: 0, to: 5 });
    await out(booking, -1, 1);
    expect(await rentals.rowOf(booking)).toMatchObject({ kind: "out", from: -1, to: 5 });
    expect(await out(booking, -1, 1)).toMatchObject({ ok: true, changed: false });
    await undoOut(database.sql, mark);
    expect(await rentals.rowOf(booking)).toMatchObject({ kind: "booked", from: 0, to: 5 });
    expect(await stored(booking)).toEqual({ status: "confirmed", out: null, back: null });
    expect(await eventsOf(booking)).toEqual(["confirmed", "out", "out", "outUndone"]);
  });

  test("before the planned time leaves what was planned before", async () => {
    const { id } = await rentals.model(1);
    await rentals.booked(id, 0, 3);
    const next = await rentals.booked(id, 4, 6);
    await out(next, 2);
    expect(await rentals.rowOf(next)).toMatchObject({ kind: "out", from: 3, to: 6 });
  });

  test("needs a confirmed booking, a vehicle without another booking, and a past time", async () => {
    const { id } = await rentals.model(1);
    const first = await rentals.booked(id, 0, 3);
    const next = await rentals.booked(id, 3, 6);
    const waiting = await rentals.booked(id, 4, 6, true);
    const pending = await rentals.place(id, 7, 8);
    expect(await out(first, 1, 0)).toMatchObject({ ok: false, reason: "future" });
    await out(first, 0);
    expect(await out(next, 3)).toEqual({
      ok: false,
      reason: "stillOut",
      conflicts: [Number(first)],
    });
    expect(await out(waiting, 4)).toMatchObject({ ok: false, reason: "unassigned" });
    expect(await out(pending, 4)).toMatchObject({ ok: false, reason: "refused" });
    expect(await out(0n, 4)).toMatchObject({ ok: false, reason: "unknown" });
  });

  test("may be five minutes ahead, for clocks that differ", async () => {
    const { id } = await rentals.model(1);
    const booking = await rentals.booked(id, 0, 5);
    const now = noonOf(0);
    const markIn = (minutes: number) => {
      const at = new Date(now.getTime() + minutes * 60_000);
      return markOut(database.sql, { id: booking, actor: "nino", now, at });
    };
    expect(await markIn(6)).toMatchObject({ ok: false, reason: "future" });
    expect(await markIn(5)).toMatchObject({ ok: true, changed: true });
  });

  test("of a booking of no model needs a name of the car first", async () => {
    const other = await rentals.place(null, 0, 5);
    await rentals.set(other, "confirmed");
    await database.sql`update bookings set vehicle = 'Other' where id = ${String(other)}::bigint`;
    expect(await out(other, 0)).toMatchObject({ ok: false, reason: "unassigned" });
    await database.sql`update bookings set vehicle = 'A bus' where id = ${String(other)}::bigint`;
    expect(await out(other, 0)).toMatchObject({ ok: true });
  });

  test("of a booking that names no car has times only", async () => {
    const booking = await rentals.place(null, 0, 5);
    await rentals.set(booking, "confirmed");
    expect(await out(booking, 0)).toMatchObject({ ok: true });
    expect(await back(booking, 5)).toMatchObject({ ok: true, booking: { status: "completed" } });
  });
});

describe("a booking that is out", () => {
  test("is neither cancelled nor completed until its return, or the mark is removed", async () => {
    const { id } = await rentals.model(1);
    const booking = await rentals.booked(id, 0, 5);
    await out(booking, 0);
    expect(await rentals.set(booking, "cancelled")).toMatchObject({ ok: false, reason: "out" });
    expect(await rentals.set(booking, "completed")).toMatchObject({ ok: false, reason: "out" });
    const now = noonOf(30);
    await undoOut(database.sql, { id: booking, actor: "nino", now });
    expect(await rentals.set(booking, "cancelled")).toMatchObject({ ok: true });
    expect(await rentals.rowOf(booking)).toBeNull();
  });

  test("is never moved by repacking", async () => {
    const { id } = await rentals.model(2);
    const first = await rentals.booked(id, 0, 5);
    const vehicle = await rentals.vehicleOf(first);
    await out(first, 0);
    await rentals.booked(id, 5, 9);
    await rentals.booked(id, 3, 9);
    expect(await rentals.rowOf(first)).toMatchObject({ kind: "out", vehicle });
  });

  test("and overdue is not free for the next day, but later", async () => {
    const { id } = await rentals.model(1);
    await out(await rentals.booked(id, 0, 5), 0);
    expect(await available(id, 6, 7, 4)).toBe("last");
    expect(await available(id, 6, 7, 5)).toBe("last");
    expect(await available(id, 7, 8, 7)).toBe("request");
    expect(await available(id, 8, 9, 7)).toBe("last");
    const late = await rentals.place(id, 7, 8);
    expect(await rentals.set(late, "confirmed", false, noonOf(7))).toMatchObject({
      ok: false,
      reason: "full",
    });
  });
});
