import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { assignVehicle, swapVehicles } from "~/booking/assignment/assignment.queries.server";
import { changeReturn } from "~/booking/assignment/change-return.queries.server";
import { markOut, markReturned, undoReturn } from "~/booking/assignment/handover.queries.server";
import { NOW, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { listHistory } from "./booking-history.queries.server";
import { storedQuote } from "~/booking/testing/stored-quote";

const database = useTestDatabase();
const rentals = useRentals(database);
const by = (id: bigint, now = NOW) => ({ id, actor: "nino", now });
let id = 0n;
let vehicles: number[] = [];

beforeEach(async () => {
  const model = await rentals.model(2);
  vehicles = model.vehicles;
  id = await rentals.place(model.id, 0, 5);
});

/** Returns what the last entry says. */
async function lastOf(booking = id) {
  const { kind, change } = (await listHistory(database.sql, Number(booking))).at(-1)!;
  return { kind, change };
}

const assign = (vehicleId: number, pinned = false) =>
  assignVehicle(database.sql, { ...by(id), vehicleId, pinned });

test("a confirmation says which car the booking has got", async () => {
  await rentals.set(id, "confirmed");
  expect(await lastOf()).toEqual({
    kind: "confirmed",
    change: { from: null, to: expect.stringMatching(/^.+ · M-\d+-N-\d$/) },
  });
});

test("another return says from when to when, with the price before and after", async () => {
  const lines = [{ kind: "rental" as const, days: 7, dailyRate: 40, amount: 280 }];
  const quote = storedQuote({ rentalDays: 7, pricePerDay: 40, totalPrice: 280, lines });
  const to = (day: string) => ({ date: `2030-06-${day}`, time: "12:00" });
  const change = { ...by(id), seen: to("06"), to: to("08"), quote };
  expect(await changeReturn(database.sql, change, [])).toMatchObject({ ok: true });
  expect(await lastOf()).toEqual({
    kind: "extended",
    change: {
      of: "return",
      from: "2030-06-06 12:00",
      to: "2030-06-08 12:00",
      sums: { from: 50, to: 280, currency: "USD" },
    },
  });
});

test("another car says from which to which, and a swap on both sides", async () => {
  await rentals.set(id, "confirmed");
  const [one, two] = vehicles as [number, number];
  const first = (await rentals.vehicleOf(id))!;
  await assign(first === one ? two : one);
  const moved = await lastOf();
  expect(moved).toMatchObject({ kind: "moved", change: { from: expect.any(String) } });
  expect(moved.change!.from).not.toBe(moved.change!.to);
  const { id: model } = await rentals.model(1);
  const other = await rentals.booked(model, 0, 5);
  await swapVehicles(database.sql, { ...by(id), otherId: other });
  const [mine, theirs] = [await lastOf(), await lastOf(other)];
  expect(theirs.change).toEqual({ from: mine.change!.to, to: mine.change!.from });
});

test("a car that is only fixed is no other car", async () => {
  await rentals.set(id, "confirmed");
  const vehicleId = (await rentals.vehicleOf(id))!;
  await assign(vehicleId, true);
  expect(await lastOf()).toEqual({ kind: "moved", change: { of: "pin", from: "off", to: "on" } });
  await assign(vehicleId, false);
  expect(await lastOf()).toEqual({ kind: "moved", change: { of: "pin", from: "on", to: "off" } });
});

test("hand-over and return say when, a correction from when to when", async () => {
  await rentals.set(id, "confirmed");
  const out = (day: number) => markOut(database.sql, { ...by(id, noonOf(4)), at: noonOf(day) });
  await out(0);
  expect(await lastOf()).toEqual({
    kind: "out",
    change: { of: "out", from: null, to: "2030-06-01 12:00" },
  });
  await out(1);
  expect(await lastOf()).toEqual({
    kind: "out",
    change: { of: "out", from: "2030-06-01 12:00", to: "2030-06-02 12:00" },
  });
  const back = (day: number) =>
    markReturned(database.sql, { ...by(id, noonOf(5)), at: noonOf(day) }, []);
  await back(4);
  expect(await lastOf()).toEqual({
    kind: "completed",
    change: { of: "returned", from: null, to: "2030-06-05 12:00" },
  });
  await back(3);
  expect(await lastOf()).toEqual({
    kind: "returned",
    change: { of: "returned", from: "2030-06-05 12:00", to: "2030-06-04 12:00" },
  });
  await undoReturn(database.sql, by(id, noonOf(5)));
  expect(await lastOf()).toEqual({
    kind: "returnUndone",
    change: { of: "returned", from: "2030-06-04 12:00", to: null },
  });
});
