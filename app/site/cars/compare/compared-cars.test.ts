import { expect, test } from "vitest";
import { readTripDates, tripValues } from "~/catalog/fleet/prices/trip-dates";
import { compareAddress, comparedCars } from "./compared-cars";

const CARS = [1, 2, 3, 4, 5].map((id) => ({ id }));

test.each([
  ["cars=1,2", [1, 2]],
  ["cars=3,1", [3, 1]],
  ["cars=1,2,3,4", [1, 2, 3]],
  ["cars=1&cars=4", [1, 4]],
  ["cars=1,1,1,2", [1, 2]],
  ["cars=9,1,8,2", [1, 2]],
  ["cars=1", [1]],
  ["cars=", []],
  ["", []],
  ["cars=x,01,-1,1.0,%00,99999999999999999999,2", [2]],
  [`cars=${"x,".repeat(5_000)}1`, []],
  ["cars[]=1&car=2", []],
])("?%.60s compares %j", (query, ids) => {
  expect(comparedCars(CARS, new URLSearchParams(query)).map(({ id }) => id)).toEqual(ids);
});

test.each([
  [[1, 2], "", "/compare?cars=1,2"],
  [[], "", "/compare"],
  [
    [3, 1],
    "from=2030-06-10&to=2030-06-15&pickup=Batumi&pickupTime=10:00&utm=x",
    "/compare?cars=3,1&from=2030-06-10&to=2030-06-15&pickup=Batumi&pickupTime=10%3A00",
  ],
])("the address of %j with ?%s is %s", (ids, query, address) => {
  const trip = readTripDates(new URLSearchParams(query));
  expect(compareAddress(ids, tripValues(trip))).toBe(address);
});
