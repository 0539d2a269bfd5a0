import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { blockVehicle } from "~/catalog/availability/blocks.queries.server";
import { assignVehicle } from "~/booking/assignment/assignment.queries.server";
import { markOut, markReturned } from "~/booking/assignment/handover.queries.server";
import { daysFrom, NOW, noonOf, useRentals } from "~/booking/testing/use-rentals";
import { importTimes } from "~/messaging/feeds/import/testing/import-times";
import {
  listAllFree,
  listBars,
  listCalendarModels,
  listCalendarVehicles,
  listRequests,
  listTrouble,
} from "./calendar.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);
const period = daysFrom(0, 10);

async function barsOf(model: number, now = NOW) {
  const bars = await listBars(database.sql, { models: [model], period }, now);
  return bars.map(({ state, vehicleId, from, until, text }) => [
    state,
    vehicleId,
    from,
    until,
    text,
  ]);
}

describe("the calendar's rows", () => {
  test("are bookings, blocks and imported bookings, with their states", async () => {
    const { id, vehicles } = await rentals.model(2);
    const [one = 0, two = 0] = vehicles;
    const out = await rentals.booked(id, 0, 3);
    await rentals.booked(id, 0, 3);
    await rentals.booked(id, 0, 3, true);
    await markOut(database.sql, { id: out, at: noonOf(0), actor: "nino", now: noonOf(0) });
    const at = { period: daysFrom(4, 5), now: NOW };
    await blockVehicle(database.sql, { ...at, vehicleId: one, note: "Brakes" });
    const times = { vehicleId: two, periods: [at.period], now: NOW };
    await importTimes(database.sql, { ...times, source: "Partner" });
    const [from, until] = ["2030-06-01 12:00", "2030-06-04 12:00"];
    const taken = ["2030-06-05 12:00", "2030-06-06 12:00"];
    expect(await barsOf(id, noonOf(1))).toEqual([
      ["out", one, from, until, "Guest"],
      ["booked", two, from, until, "Guest"],
      ["unassigned", null, from, until, "Guest"],
      ["block", one, ...taken, "Brakes"],
      ["channel", two, ...taken, "Partner"],
    ]);
    expect((await barsOf(id, noonOf(4)))[0]).toEqual(["late", one, from, until, "Guest"]);
    const back = { id: out, at: noonOf(2), actor: "nino", now: noonOf(2) };
    await markReturned(database.sql, back, []);
    expect((await barsOf(id, noonOf(3)))[0]?.[0]).toBe("returned");
  });

  test("show pending bookings of the period, the oldest first", async () => {
    const { id } = await rentals.model(1);
    const first = await rentals.place(id, 8, 12);
    await rentals.place(id, 0, 3);
    await rentals.place(id, 10, 12);
    const shown = { models: [id], period };
    expect(await listRequests(database.sql, shown, 9)).toMatchObject([
      { state: "asked", bookingId: Number(first), from: "2030-06-09 12:00" },
      { from: "2030-06-01 12:00" },
    ]);
    expect(await listRequests(database.sql, shown, 1)).toHaveLength(1);
  });
});

describe("the calendar", () => {
  test("has the models with vehicles in service, or with bookings", async () => {
    const [used, none, ended] = [
      await rentals.model(2),
      await rentals.model(0),
      await rentals.model(1),
    ];
    await database.sql`update vehicles set in_service_to = '2030-05-01' where car_id = ${ended.id}`;
    expect(await listCalendarModels(database.sql, period)).toMatchObject([
      { id: used.id, vehicles: 2 },
    ]);
    await rentals.booked(none.id, 0, 3, true);
    expect((await listCalendarModels(database.sql, period)).map(({ id }) => id)).toEqual([
      used.id,
      none.id,
    ]);
    const shown = { models: [used.id, ended.id], period };
    const vehicles = await listCalendarVehicles(database.sql, shown);
    expect(vehicles.map(({ id }) => id)).toEqual(used.vehicles);
  });

  test("has of an archived model only what is booked, and none of its cars as free", async () => {
    const [booked, asked, idle] = [
      await rentals.model(2),
      await rentals.model(1),
      await rentals.model(1),
    ];
    await rentals.booked(booked.id, 0, 3);
    await rentals.place(asked.id, 0, 3);
    await database.sql`update cars set archived_at = '2030-05-20'`;
    const models = [booked.id, asked.id, idle.id];
    expect(await listCalendarModels(database.sql, period)).toMatchObject([
      { id: booked.id, vehicles: 0 },
      { id: asked.id, vehicles: 0 },
    ]);
    expect(await listCalendarVehicles(database.sql, { models, period })).toMatchObject([
      { id: booked.vehicles[0], inServiceTo: "2030-05-19" },
    ]);
    const free = await listAllFree(database.sql, { models, period: daysFrom(5, 6) }, NOW);
    expect([...free]).toEqual([]);
  });

  test("can show the free vehicles only", async () => {
    const { id, vehicles } = await rentals.model(2);
    const booking = await rentals.booked(id, 0, 3);
    const free = await listAllFree(database.sql, { models: [id], period: daysFrom(2, 5) }, NOW);
    expect([...free]).toEqual(vehicles.filter((one) => one !== vehicles[0]));
    expect(await rentals.vehicleOf(booking)).toBe(vehicles[0]);
  });

  test("begins with overdue vehicles and bookings without one", async () => {
    const { id } = await rentals.model(1);
    const late = await rentals.booked(id, 0, 2);
    const unassigned = await rentals.booked(id, 1, 5, true);
    const next = await rentals.booked(id, 6, 8);
    await markOut(database.sql, { id: late, at: noonOf(0), actor: "nino", now: noonOf(0) });
    const renter = { name: "Guest", phone: "+995 555 000000", phoneE164: null };
    expect(await listTrouble(database.sql, noonOf(3), 5)).toMatchObject([
      {
        state: "late",
        bookingId: Number(late),
        number: 1,
        phone: renter.phone,
        next: { ...renter, id: Number(next), startsAt: "2030-06-07 12:00" },
      },
      { state: "unassigned", bookingId: Number(unassigned), number: null, next: null },
    ]);
    expect(await listTrouble(database.sql, noonOf(1), 5)).toHaveLength(1);
  });
});

describe("what needs a decision", () => {
  test("has a booking without a car until somebody says what became of it, also after its time", async () => {
    const { id } = await rentals.model(1);
    await rentals.booked(id, 0, 3);
    const waiting = await rentals.booked(id, 0, 3, true);
    for (const day of [-1, 1, 4, 40]) {
      // oxlint-disable-next-line no-await-in-loop -- one connection.
      expect(await listTrouble(database.sql, noonOf(day), 5)).toMatchObject([
        { state: "unassigned", bookingId: Number(waiting) },
      ]);
    }
    await rentals.set(waiting, "cancelled");
    expect(await listTrouble(database.sql, noonOf(4), 5)).toEqual([]);
  });

  test("also with imported bookings that collide, and vehicles that are not in service", async () => {
    const { id, vehicles } = await rentals.model(1);
    const [vehicleId = 0] = vehicles;
    const booking = await rentals.booked(id, 0, 5);
    const pin = { id: booking, vehicleId, pinned: true, actor: "nino", now: NOW };
    await assignVehicle(database.sql, pin);
    const periods = [daysFrom(4, 8)];
    await importTimes(database.sql, { vehicleId, source: "Partner", periods, now: NOW });
    await database.sql`update vehicles set in_service_to = '2030-06-03' where id = ${vehicleId}`;
    expect(await listTrouble(database.sql, NOW, 5)).toMatchObject([
      { state: "collides", bookingId: null, text: "Partner", number: 1 },
      { state: "offDuty", bookingId: Number(booking), number: 1 },
    ]);
  });
});
