import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { answerAvailabilityCall } from "./availability-call.server";

const database = useTestDatabase();
const query = {
  vehicle: "Toyota RAV4",
  pickupDate: "2030-06-10",
  pickupTime: "12:00",
  returnDate: "2030-06-15",
  returnTime: "12:00",
};

beforeEach(async () => {
  await database.sql`delete from bookings`;
});

/** Books all units of the car for these days. */
async function bookAll() {
  const { sql } = database;
  const placed = await placeBooking(testStore(sql), bookingInput(), { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  await sql`update bookings set status = 'confirmed'`;
  await sql`update cars set units = 1 where name = 'Toyota RAV4'`;
}

async function ask(changes: object) {
  const parameters = new URLSearchParams({ ...query, ...changes });
  const response = await answerAvailabilityCall(database.sql, parameters);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return [response.status, (await response.json()) as unknown];
}

test.each([
  ["the same days", {}, true],
  ["days after them", { pickupDate: "2030-06-15", returnDate: "2030-06-16" }, false],
  ["another car", { vehicle: "Mazda 3" }, false],
  ["a car that is not in the fleet", { vehicle: "Other" }, false],
])("for %s the booked car is likely taken", async (_, changes, likelyTaken) => {
  await bookAll();
  expect(await ask(changes)).toEqual([200, { likelyTaken }]);
});

test("without bookings no car is taken", async () => {
  expect(await ask({})).toEqual([200, { likelyTaken: false }]);
});

test("there is no unknown car, and no such date", async () => {
  expect(await ask({ vehicle: "Lada Niva" })).toEqual([404, { error: "there is no such car" }]);
  expect(await ask({ pickupDate: "soon" })).toEqual([
    400,
    { error: "pickupDate must be a date like 2030-12-31" },
  ]);
});
