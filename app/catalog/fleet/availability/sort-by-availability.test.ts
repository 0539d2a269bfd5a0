import { expect, test } from "vitest";
import { sortByAvailability } from "./offer.server";

const cars = [{ id: 1 }, { id: 2 }, { id: 3 }, { id: 4 }];

test("cars on request come last, the others stay in order", () => {
  const availability = new Map([
    [1, "request"],
    [2, "last"],
    [3, "free"],
  ] as const);
  expect(sortByAvailability(cars, availability).map(({ id }) => id)).toEqual([2, 3, 4, 1]);
});

test("without availability the order stays", () => {
  expect(sortByAvailability(cars, null)).toEqual(cars);
});
