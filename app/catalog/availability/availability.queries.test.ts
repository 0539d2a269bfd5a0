import { listFreeVehicles } from "./testing/list-free-vehicles";
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { daysFrom, NOW, useRentals } from "~/booking/testing/use-rentals";
import {
  findAvailability,
  findAvailabilityVersions,
  findFreeShifts,
  listAvailability,
  listFreeDays,
} from "./availability.queries.server";

const database = useTestDatabase();
const rentals = useRentals(database);

describe("availability", () => {
  const of = (id: number, from: number, to: number) =>
    findAvailability(database.sql, BigInt(id), { period: daysFrom(from, to), now: NOW });

  test("is free, the last one, or on request; pending bookings take nothing", async () => {
    const { id, vehicles } = await rentals.model(2);
    await rentals.place(id, 0, 5);
    expect(await of(id, 0, 5)).toBe("free");
    const first = await rentals.booked(id, 2, 3);
    expect(await of(id, 0, 5)).toBe("last");
    expect(await listFreeVehicles(database.sql, id, { period: daysFrom(0, 5), now: NOW })).toEqual(
      vehicles.filter((one) => one !== vehicles[0]),
    );
    await rentals.booked(id, 0, 3);
    expect(await of(id, 0, 5)).toBe("request");
    expect(await of(id, 3, 5)).toBe("free");
    await rentals.set(first, "cancelled");
    expect(await of(id, 0, 5)).toBe("last");
  });

  test("is of all cars on offer, and of no other", async () => {
    const [one, none, archived] = [
      await rentals.model(1),
      await rentals.model(0),
      await rentals.model(1),
    ];
    await database.sql`update cars set archived_at = now() where id = ${archived.id}`;
    const all = await listAvailability(database.sql, { period: daysFrom(0, 5), now: NOW });
    expect([...all].toSorted(([a], [b]) => a - b)).toEqual([
      [one.id, "last"],
      [none.id, "request"],
    ]);
    expect(await of(archived.id, 0, 5)).toBeNull();
    expect(await of(0, 0, 5)).toBeNull();
  });

  test("has a version for each model, raised by its own changes alone", async () => {
    const [one, two] = [await rentals.model(1), await rentals.model(1)];
    const versions = () => findAvailabilityVersions(database.sql);
    const before = await versions();
    const refused = await rentals.place(one.id, 0, 5);
    await rentals.booked(one.id, 0, 5);
    const after = await versions();
    expect(after.get(one.id)!).toBeGreaterThan(before.get(one.id)!);
    expect(after.get(two.id)).toBe(before.get(two.id));
    expect(await rentals.set(refused, "confirmed")).toMatchObject({ reason: "full" });
    expect(await versions()).toEqual(after);
  });

  test("of a month is free from noon to noon", async () => {
    const { id } = await rentals.model(1);
    await rentals.booked(id, 2, 4);
    const free = await listFreeDays(database.sql, id, { first: "2030-06-01", count: 7, now: NOW });
    // Days 2 and 3 are 3 and 4 June; the vehicle is back at noon of the 5th.
    expect([...free].toSorted()).toEqual([
      "2030-06-01",
      "2030-06-02",
      "2030-06-05",
      "2030-06-06",
      "2030-06-07",
    ]);
  });
});

describe("other days", () => {
  const shifts = (modelId: number | null, from: number, to: number, today = "2030-05-31") =>
    findFreeShifts(database.sql, {
      modelId,
      period: daysFrom(from, to),
      now: NOW,
      today,
      limit: 3,
    });

  test("are the nearest of the same length on which a model is free", async () => {
    const [one, two] = [await rentals.model(1), await rentals.model(1)];
    await rentals.booked(one.id, 4, 8);
    expect(await shifts(one.id, 5, 8)).toEqual([3, -4, 4]);
    await rentals.booked(two.id, 4, 7);
    expect(await shifts(null, 5, 8)).toEqual([2, 3, -4]);
  });

  test("are never before today, nor farther than two weeks", async () => {
    const { id } = await rentals.model(1);
    await rentals.booked(id, 3, 30);
    expect(await shifts(id, 4, 6, "2030-06-03")).toEqual([]);
    expect(await shifts(id, 4, 6)).toEqual([-3, -4, -5]);
    expect(await shifts(id, 25, 27)).toEqual([5, 6, 7]);
  });
});
