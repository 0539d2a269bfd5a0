import { describe, expect, test } from "vitest";
import { ALL_CARS_RULES, filterCars, HOME_RULES, readFilters, type FleetFilters } from "./filters";
import { carNamed } from "~/catalog/fleet/testing/car-named";

const ANY: FleetFilters = { type: "all", price: "all", passengers: "any" };

/** Returns the filter's types that a name matches. */
function typesOf(name: string, rules: typeof HOME_RULES) {
  const types = ["suv", "sedan"] as const;
  return types.filter((type) => filterCars([carNamed(name)], { ...ANY, type }, rules).length > 0);
}

describe("types by name", () => {
  test.each([
    // Columns: name, types on the home page, types on the all-cars page.
    ["Jeep Compass", ["suv"], ["suv"]],
    ["Nissan Rogue", ["suv"], ["suv"]],
    ["Toyota RAV4", ["suv"], ["suv"]],
    ["Hyundai Tucson", ["suv"], ["suv"]],
    ["Kia Sorento", ["suv"], ["suv"]],
    ["Mazda CX-5", ["sedan"], ["sedan"]],
    ["Honda CR-V", ["sedan"], ["sedan"]],
    // The all-cars page lists four sedans by model; those of an SUV make match both types.
    ["Hyundai Sonata", ["suv"], ["suv", "sedan"]],
    ["Kia Optima", ["suv"], ["suv", "sedan"]],
    ["Ford Fusion", [], ["sedan"]],
    ["Toyota Camry", ["suv"], ["suv", "sedan"]],
    ["Ford Focus", [], []],
    ["Grand Jeep", ["suv"], ["suv"]],
  ])("%s", (name, home, allCars) => {
    expect(typesOf(name, HOME_RULES)).toEqual(home);
    expect(typesOf(name, ALL_CARS_RULES)).toEqual(allCars);
  });

  test.each([HOME_RULES, ALL_CARS_RULES])(
    "a hybrid is matched by its field, not by its name",
    (rules) => {
      const cars = [carNamed("Hybrid by name"), carNamed("Toyota Prius", { isHybrid: true })];
      const found = filterCars(cars, { ...ANY, type: "hybrid" }, rules);
      expect(found.map((car) => car.name)).toEqual(["Toyota Prius"]);
    },
  );
});

describe("types by body type, on both pages and with any name", () => {
  test.each([
    ["sedan", "sedan"],
    ["hatchback", "sedan"],
    ["wagon", "sedan"],
    ["suv", "suv"],
    ["minivan", "suv"],
    ["pickup", "suv"],
  ] as const)("a %s counts as %s", (bodyType, type) => {
    for (const name of ["Jeep Compass", "Mazda CX-5", "Hyundai Sonata", "Lada Niva"]) {
      for (const rules of [HOME_RULES, ALL_CARS_RULES]) {
        const matches = (wanted: "suv" | "sedan") =>
          filterCars([carNamed(name, { bodyType })], { ...ANY, type: wanted }, rules).length === 1;
        expect([matches("sedan"), matches("suv")]).toEqual([type === "sedan", type === "suv"]);
      }
    }
  });

  test("a hybrid is matched by its field", () => {
    const cars = [carNamed("Lada Niva", { bodyType: "wagon", isHybrid: true })];
    expect(filterCars(cars, { ...ANY, type: "hybrid" }, HOME_RULES)).toEqual(cars);
  });
});

test.each([
  ["0", "budget"],
  ["39.99", "budget"],
  ["40", "mid"],
  ["40.00", "mid"],
  ["55.5", "mid"],
  ["70", "mid"],
  ["70.01", "premium"],
  ["100", "premium"],
])("a car from $%s a day matches only %s", (pricePerDay, range) => {
  const ranges = (["budget", "mid", "premium"] as const).filter(
    (price) =>
      filterCars([carNamed("Jeep", { pricePerDay })], { ...ANY, price }, HOME_RULES).length > 0,
  );
  expect(ranges).toEqual([range]);
});

test.each([
  [1, ["any"]],
  [2, ["any", "2"]],
  [3, ["any", "2"]],
  [4, ["any", "2", "4"]],
  [5, ["any", "2", "4", "5"]],
  [7, ["any", "2", "4", "5"]],
])("a car with %i seats matches the passenger filters %j", (passengers, choices) => {
  const found = (["any", "2", "4", "5"] as const).filter(
    (choice) =>
      filterCars([carNamed("Jeep", { passengers })], { ...ANY, passengers: choice }, HOME_RULES)
        .length > 0,
  );
  expect(found).toEqual(choices);
});

test("a car must pass all filters, and the order is preserved", () => {
  const cars = [
    carNamed("Jeep Wrangler", { pricePerDay: "85" }),
    carNamed("Jeep Compass", { pricePerDay: "40" }),
    carNamed("Mazda 3", { pricePerDay: "40" }),
    carNamed("Jeep Two", { pricePerDay: "40", passengers: 2 }),
    carNamed("Kia Sorento", { pricePerDay: "40", passengers: 7 }),
  ];
  const filters = { type: "suv", price: "mid", passengers: "4" } as const;
  const found = filterCars(cars, filters, HOME_RULES);
  expect(found.map((car) => car.name)).toEqual(["Jeep Compass", "Kia Sorento"]);
  expect(filterCars(cars, ANY, HOME_RULES)).toEqual(cars);
});

describe("filters of an address", () => {
  test.each([
    ["", ANY],
    ["type=suv&price=mid&passengers=4", { type: "suv", price: "mid", passengers: "4" }],
    ["type=all&price=all&passengers=any", ANY],
    ["type=hybrid", { ...ANY, type: "hybrid" }],
    ["type=truck&price=free&passengers=3", ANY],
    ["type=SUV&price=&passengers=05", ANY],
    ["type=toString&price=__proto__&passengers=length", ANY],
    ["type=sedan&type=suv", { ...ANY, type: "sedan" }],
    ["price=premium&unknown=1", { ...ANY, price: "premium" }],
  ])("?%s", (query, filters) => {
    expect(readFilters(new URLSearchParams(query))).toEqual(filters);
  });
});
