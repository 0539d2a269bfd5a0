import { describe, expect, test } from "vitest";
import {
  ALL_CARS_RULES,
  filterCars,
  HOME_RULES,
  NO_FILTERS,
  quickFilters,
  ratesOf,
  readFilters,
  waysOut,
  type FleetFilters,
} from "./filters";
import { carNamed } from "~/catalog/fleet/testing/car-named";
import { ownPlan } from "~/catalog/pricing/seasons";

const ANY = NO_FILTERS;

/** Returns the filter's types that a name matches. */
function typesOf(name: string, rules: typeof HOME_RULES) {
  const types = ["suv", "sedan"] as const;
  return types.filter(
    (type) => filterCars([carNamed(name)], { ...ANY, type }, { rules }).length > 0,
  );
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
      const found = filterCars(cars, { ...ANY, type: "hybrid" }, { rules });
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
          filterCars([carNamed(name, { bodyType })], { ...ANY, type: wanted }, { rules }).length ===
          1;
        expect([matches("sedan"), matches("suv")]).toEqual([type === "sedan", type === "suv"]);
      }
    }
  });

  test("a hybrid is matched by its field", () => {
    const cars = [carNamed("Lada Niva", { bodyType: "wagon", isHybrid: true })];
    expect(filterCars(cars, { ...ANY, type: "hybrid" }, { rules: HOME_RULES })).toEqual(cars);
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
      filterCars([carNamed("Jeep", { pricePerDay })], { ...ANY, price }, { rules: HOME_RULES })
        .length > 0,
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
      filterCars(
        [carNamed("Jeep", { passengers })],
        { ...ANY, passengers: choice },
        { rules: HOME_RULES },
      ).length > 0,
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
  const filters = { ...ANY, type: "suv", price: "mid", passengers: "4" } as const;
  const found = filterCars(cars, filters, { rules: HOME_RULES });
  expect(found.map((car) => car.name)).toEqual(["Jeep Compass", "Kia Sorento"]);
  expect(filterCars(cars, ANY, { rules: HOME_RULES })).toEqual(cars);
});

describe("filters of an address", () => {
  test.each([
    ["", ANY],
    ["type=suv&price=mid&passengers=4", { ...ANY, type: "suv", price: "mid", passengers: "4" }],
    ["type=all&price=all&passengers=any", ANY],
    ["type=hybrid", { ...ANY, type: "hybrid" }],
    ["type=truck&price=free&passengers=3", ANY],
    ["type=SUV&price=&passengers=05", ANY],
    ["type=toString&price=__proto__&passengers=length", ANY],
    ["type=sedan&type=suv", { ...ANY, type: "sedan" }],
    ["price=premium&unknown=1", { ...ANY, price: "premium" }],
    ["drive=4x4&seats=7&bags=3", { ...ANY, drive: "4x4", seats: "7", bags: "3" }],
    ["transmission=manual&fuel=electric", { ...ANY, transmission: "manual", fuel: "electric" }],
    ["max=60&sort=-price", { ...ANY, max: "60", sort: "-price" }],
    ["drive=&seats=&bags=&transmission=&fuel=&max=&sort=", ANY],
    ["drive=awd&seats=0&bags=-1&transmission=cvt&fuel=gas&max=1e3&sort=name", ANY],
    ["seats=21&bags=3.5&max=0060&drive[]=4x4", ANY],
    ["max=999999&seats=%00&bags=07", ANY],
  ])("?%s", (query, filters) => {
    expect(readFilters(new URLSearchParams(query))).toEqual(filters);
  });
});

describe("the further filters", () => {
  const CARS = [
    carNamed("Niva", { driveType: "4x4", transmission: "Manual", passengers: 4, bags: 2 }),
    carNamed("Forester", { driveType: "AWD", transmission: "CVT", fuelType: "Petrol", bags: 3 }),
    carNamed("Sienna", {
      driveType: "FWD",
      passengers: 8,
      bags: 5,
      fuelType: "Hybrid",
      isHybrid: true,
    }),
    carNamed("Delica", { driveType: "4x4", passengers: 7, fuelType: "დიზელი", bags: null }),
    carNamed("Leaf", {
      driveType: "FWD",
      transmission: "ავტომატიკა",
      fuelType: "Electric",
      bags: 1,
    }),
    carNamed("Volt", { driveType: "?", transmission: "?", fuelType: "?" }),
  ];

  test.each<[Partial<FleetFilters>, string[]]>([
    [{ drive: "4x4" }, ["Niva", "Forester", "Delica"]],
    [{ seats: "7" }, ["Sienna", "Delica"]],
    [{ seats: "8" }, ["Sienna"]],
    [{ bags: "3" }, ["Forester", "Sienna"]],
    [{ transmission: "manual" }, ["Niva"]],
    [{ transmission: "automatic" }, ["Forester", "Sienna", "Delica", "Leaf"]],
    [{ fuel: "petrol" }, ["Niva", "Forester"]],
    [{ fuel: "diesel" }, ["Delica"]],
    [{ fuel: "hybrid" }, ["Sienna"]],
    [{ fuel: "electric" }, ["Leaf"]],
    [{ drive: "4x4", seats: "7", fuel: "diesel" }, ["Delica"]],
  ])("%j finds %j", (filters, names) => {
    const found = filterCars(CARS, { ...ANY, ...filters }, { rules: HOME_RULES });
    expect(found.map(({ name }) => name)).toEqual(names);
  });

  test("that contradict each other lead out by those that alone exclude cars", () => {
    const ways = (filters: Partial<FleetFilters>) =>
      waysOut(CARS, { ...ANY, ...filters }, { rules: HOME_RULES });
    expect(ways({ drive: "4x4", seats: "8" })).toEqual([
      { name: "seats", count: 3 },
      { name: "drive", count: 1 },
    ]);
    expect(ways({ drive: "4x4", fuel: "electric", transmission: "manual" })).toEqual([
      { name: "fuel", count: 1 },
    ]);
    expect(ways({ seats: "20", bags: "20" })).toEqual([]);
    expect(ways({})).toEqual([]);
  });
});

describe("a quick filter", () => {
  const cars = [
    carNamed("A", { driveType: "AWD", passengers: 5, transmission: "CVT", fuelType: "Petrol" }),
    carNamed("B", { driveType: "4x4", passengers: 7, transmission: "Manual", fuelType: "Diesel" }),
    carNamed("C", { driveType: "FWD", passengers: 8, transmission: "CVT", fuelType: "Petrol" }),
  ];
  const counts = (filters: Partial<FleetFilters>) =>
    quickFilters(cars, { ...ANY, ...filters }, { rules: HOME_RULES }).map(
      ({ name, value, count }) => `${name}=${value}: ${count}`,
    );

  test("has the number of cars that pass it and the other filters", () => {
    expect(counts({})).toEqual([
      "drive=4x4: 2",
      "seats=7: 2",
      "transmission=automatic: 2",
      "fuel=diesel: 1",
    ]);
    expect(counts({ transmission: "automatic" })).toEqual([
      "drive=4x4: 1",
      "seats=7: 1",
      "transmission=automatic: 2",
    ]);
  });

  test("that is set counts what the list has, those of the same filter what they would lead to", () => {
    expect(counts({ fuel: "diesel" })).toContain("fuel=diesel: 1");
    expect(counts({ fuel: "petrol" })).toContain("fuel=diesel: 1");
    expect(counts({ seats: "8" })).toContain("seats=7: 2");
  });

  test("that is set stays in an empty list, so that it can be taken back", () => {
    expect(counts({ drive: "4x4", seats: "20", max: "1" })).toEqual(["drive=4x4: 0"]);
  });

  test("is not there without a car", () => {
    expect(quickFilters([], ANY, { rules: HOME_RULES })).toEqual([]);
  });
});

describe("the price of a day", () => {
  const tiers = (short: number, long: number) =>
    ownPlan(
      [
        { minDays: 1, dailyRate: short },
        { minDays: 4, dailyRate: long },
      ],
      [],
    );
  const CARS = [
    carNamed("Mid", { pricePerDay: "40", plan: tiers(60, 40) }),
    carNamed("Low", { pricePerDay: "30", plan: tiers(50, 30) }),
    carNamed("High", { pricePerDay: "35", plan: tiers(90, 35) }),
  ];
  const named = (filters: Partial<FleetFilters>, to?: string) => {
    const rateOf = ratesOf(to === undefined ? null : { from: "2030-06-10", to }, []);
    const found = filterCars(CARS, { ...ANY, ...filters }, { rules: HOME_RULES, rateOf });
    return found.map(({ name }) => name);
  };

  test("is at most that of the filter, for the dates if there are any", () => {
    expect(named({ max: "35" })).toEqual(["Low", "High"]);
    expect(named({ max: "60" }, "2030-06-11")).toEqual(["Mid", "Low"]);
    expect(named({ max: "60" }, "2030-06-20")).toEqual(["Mid", "Low", "High"]);
  });

  test("sorts, and the order of equal prices stays", () => {
    expect(named({ sort: "price" })).toEqual(["Low", "High", "Mid"]);
    expect(named({ sort: "-price" })).toEqual(["Mid", "High", "Low"]);
    expect(named({ sort: "-price" }, "2030-06-11")).toEqual(["High", "Mid", "Low"]);
    const same = [carNamed("A"), carNamed("B"), carNamed("C")];
    for (const sort of ["price", "-price"] as const) {
      expect(filterCars(same, { ...ANY, sort }, { rules: HOME_RULES })).toEqual(same);
    }
  });
});

/** Returns cars that count how often one of their fields is read. */
function countedCars(count: number) {
  const work = { reads: 0 };
  const cars = Array.from({ length: count }, (_, index) =>
    Object.defineProperties(
      carNamed(`Car ${index}`, { pricePerDay: String(30 + (index % 70)) }),
      Object.fromEntries(
        ["driveType", "passengers", "transmission", "fuelType", "bags"].map((field) => [
          field,
          {
            get() {
              work.reads += 1;
              return (
                { driveType: "AWD", passengers: 7, transmission: "CVT", bags: 4 }[field] ?? "Petrol"
              );
            },
          },
        ]),
      ),
    ),
  );
  return { cars, work };
}

test("40 filters read each field of a car at most twice, and price it once", () => {
  const query = new URLSearchParams(
    "drive=4x4&seats=7&bags=3&transmission=automatic&fuel=petrol&max=60&sort=price&passengers=4&type=suv",
  );
  for (let index = query.size; index < 40; index += 1) query.append("drive", `junk ${index}`);
  const { cars, work } = countedCars(300);
  let priced = 0;
  const rates = ratesOf({ from: "2030-06-10", to: "2030-06-15" }, []);
  const filters = { ...readFilters(query), type: "all" } as const;
  const plans = new Map(cars.map((car) => [car, car.plan]));
  for (const car of cars) {
    Object.defineProperty(car, "plan", {
      get() {
        priced += 1;
        return plans.get(car);
      },
    });
  }
  const found = filterCars(cars, filters, { rules: HOME_RULES, rateOf: rates });
  expect(found).toHaveLength(300);
  expect(work.reads).toBeLessThanOrEqual(300 * 5 * 2);
  expect(priced).toBe(300);
  expect(waysOut(cars, filters, { rules: HOME_RULES, rateOf: rates })).toEqual([]);
  const quick = quickFilters(cars, filters, { rules: HOME_RULES, rateOf: rates });
  expect(quick.map(({ name, count }) => [name, count])).toEqual([
    ["drive", 300],
    ["seats", 300],
    ["transmission", 300],
  ]);
  expect(priced).toBe(300);
});
