import { beforeEach, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { NOW, useRentals } from "~/booking/testing/use-rentals";
import { businessInstant } from "~/web/calendar";
import { BY_HAND, type Answers } from "~/catalog/availability/at-once";
import { readFleet } from "~/catalog/fleet/fleet.queries.server";
import { handleAvailabilityRequest } from "./availability.api.server";

const database = useTestDatabase();
const rentals = useRentals(database);
const former = {
  vehicle: "Model 1",
  pickupDate: "2030-06-10",
  pickupTime: "12:00",
  returnDate: "2030-06-15",
  returnTime: "12:00",
};
let cars: number[] = [];

/** Books the first of two cars on the days of `former`. */
beforeEach(async () => {
  const [booked, free] = [await rentals.model(1), await rentals.model(2)];
  await rentals.booked(booked.id, 9, 14);
  cars = [booked.id, free.id];
});

const listCars = async () => (await readFleet(database.sql, "en")).cars;

async function ask(parameters: Record<string, string>, answers: Answers = BY_HAND, now = NOW) {
  const query = new URLSearchParams(parameters);
  const response = await handleAvailabilityRequest(database.sql, query, { now, answers, listCars });
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return [response.status, (await response.json()) as unknown];
}

test.each([
  [0, "2030-06-10", "2030-06-12", "request"],
  [0, "2030-06-15", "2030-06-16", "last"],
  [1, "2030-06-10", "2030-06-12", "free"],
])("car %i from %s to %s is: %s", async (index, from, to, availability) => {
  const car = cars[index]!;
  expect(await ask({ car: String(car), from, to })).toEqual([
    200,
    { car, availability, asOf: NOW.toISOString() },
  ]);
});

test("by the former parameters, a booked car comes with free ones like it", async () => {
  const [status, answer] = await ask(former);
  expect([status, answer]).toEqual([
    200,
    { likelyTaken: true, instead: expect.arrayContaining(["Model 2"]) },
  ]);
  expect(answer).not.toMatchObject({ instead: expect.arrayContaining(["Model 1"]) });
});

test.each([
  ["days after them", { pickupDate: "2030-06-15", returnDate: "2030-06-16" }],
  ["another car", { vehicle: "Model 2" }],
  ["a car that is not in the fleet", { vehicle: "Other" }],
])("by the former parameters, for %s the car is not likely taken", async (_, changes) => {
  expect(await ask({ ...former, ...changes })).toEqual([200, { likelyTaken: false }]);
});

describe("where the company answers at once", () => {
  const AT_ONCE = { atOnceHours: 24, noticeHours: 0 };
  const soon = businessInstant("2030-06-14", "12:01");

  test.each([
    ["a free car", 1, "2030-06-10", "2030-06-12", NOW, true],
    ["the last car, a day ahead", 0, "2030-06-15", "2030-06-16", NOW, true],
    ["a car that is taken", 0, "2030-06-10", "2030-06-12", NOW, false],
    ["a minute less than a day ahead", 1, "2030-06-15", "2030-06-16", soon, false],
    ["reversed days", 1, "2030-06-12", "2030-06-10", NOW, false],
    ["more than 90 days", 1, "2030-06-10", "2030-09-09", NOW, false],
  ])("%s", async (_, index, from, to, now, atOnce) => {
    const car = String(cars[index]);
    const [, answer] = await ask({ car, from, to }, AT_ONCE, now);
    expect(answer).toMatchObject({ atOnce });
    const dates = { pickupDate: from, returnDate: to };
    const [, formerly] = await ask(
      { ...former, ...dates, vehicle: `Model ${index + 1}` },
      AT_ONCE,
      now,
    );
    expect(formerly).toMatchObject({ atOnce });
  });
});

test.each([
  [{ car: "0", from: "2030-06-10", to: "2030-06-12" }, 404, "there is no such car"],
  [{ car: "1", from: "soon", to: "2030-06-12" }, 400, "from must be a date like 2030-12-31"],
  [{ ...former, vehicle: "Lada Niva" }, 404, "there is no such car"],
  [{ ...former, pickupDate: "soon" }, 400, "pickupDate must be a date like 2030-12-31"],
])("%j is refused: %i, %s", async (parameters, status, error) => {
  expect(await ask(parameters)).toEqual([status, { error }]);
});
