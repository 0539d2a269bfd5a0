import { expect, test } from "vitest";
import { carNamed } from "~/catalog/fleet/testing/car-named";
import { similarCars } from "./similar-cars";

const car = (id: number, name: string, changes = {}) => carNamed(name, { id, ...changes });
const PRADO = car(1, "Prado", {
  bodyType: "suv",
  driveType: "4x4",
  passengers: 7,
  pricePerDay: "90",
});

test("cars that stand in for another have its seats and drive first, then its body and price", () => {
  const others = [
    car(2, "Sedan", { bodyType: "sedan", driveType: "FWD", pricePerDay: "90" }),
    car(3, "Small 4x4", { bodyType: "suv", driveType: "4x4", pricePerDay: "90" }),
    car(4, "Minivan", { bodyType: "minivan", driveType: "AWD", passengers: 8, pricePerDay: "90" }),
    car(5, "Dear", { bodyType: "suv", driveType: "AWD", passengers: 7, pricePerDay: "150" }),
    car(6, "Near", { bodyType: "suv", driveType: "AWD", passengers: 7, pricePerDay: "85" }),
    PRADO,
  ];
  expect(similarCars(PRADO, others).map(({ name }) => name)).toEqual(["Near", "Dear", "Minivan"]);
});

test("cars of which none is alike are offered all the same, never the car itself", () => {
  const sedan = car(2, "Sedan", { bodyType: "sedan", driveType: "FWD", passengers: 4 });
  expect(similarCars(PRADO, [PRADO, sedan])).toEqual([sedan]);
  expect(similarCars(PRADO, [PRADO])).toEqual([]);
});
