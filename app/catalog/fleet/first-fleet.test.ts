import { existsSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { testSite } from "~/catalog/company/testing/test-site";
import { EXAMPLE_CLAIMS } from "~/catalog/company/company-numbers";
import { factsOf } from "~/site/facts/facts.server";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import {
  ALL_CARS_RULES,
  filterCars,
  HOME_RULES,
  NO_FILTERS,
  readFilters,
} from "~/site/cars/filters";
import type { FleetCar } from "./car";
import { listCars } from "./fleet.queries.server";
import { cardLabelOf, isFourWheelDrive, MAKES, makeOf, vehicleTypeOf } from "./vehicle-type";

const database = useTestDatabase();
let english: FleetCar[] = [];
let georgian: FleetCar[] = [];

beforeAll(async () => {
  english = await listCars(database.sql, "en");
  georgian = await listCars(database.sql, "ka");
});

test("has at least 24 cars of the years 2010 to 2024 with unique names", () => {
  expect(english.length).toBeGreaterThanOrEqual(24);
  expect(new Set(english.map((car) => car.name)).size).toBe(english.length);
  for (const { year } of english) {
    expect(year).toBeGreaterThanOrEqual(2010);
    expect(year).toBeLessThanOrEqual(2024);
  }
});

test("has every make that has a badge, no other, and the car that the specification names", () => {
  expect(new Set(english.map((car) => makeOf(car.name)))).toEqual(new Set(MAKES));
  expect(english.map((car) => car.name)).toContain("Honda Insight Hybrid 2012");
});

/** The sedans of the example fleet; all its other cars are SUVs. */
const SEDANS = [
  "Honda Accord",
  "Honda Accord Hybrid",
  "Honda City",
  "Honda Civic",
  "Honda Insight Hybrid 2012",
  "Mazda 2",
  "Mazda 3",
  "Mazda 6",
];

test("has only cars for which all naming rules of the specification are true", () => {
  const type = (car: FleetCar) => (SEDANS.includes(car.name) ? "sedan" : "suv");
  expect(english.filter((car) => type(car) === "sedan")).toHaveLength(SEDANS.length);
  for (const car of english) {
    expect([car.name, vehicleTypeOf(car), cardLabelOf(car)]).toEqual([
      car.name,
      type(car),
      type(car),
    ]);
    for (const rules of [HOME_RULES, ALL_CARS_RULES]) {
      const found = (["sedan", "suv"] as const).filter(
        (wanted) => filterCars([car], { ...NO_FILTERS, type: wanted }, { rules }).length > 0,
      );
      expect([car.name, ...found]).toEqual([car.name, type(car)]);
    }
  }
});

test("has hybrids of both types, four-wheel drives, and SUVs with seven seats", () => {
  const typesOf = (cars: FleetCar[]) => new Set(cars.map(cardLabelOf));
  expect(typesOf(english.filter((car) => car.isHybrid))).toEqual(new Set(["sedan", "suv"]));
  const fourByFours = english.filter((car) => isFourWheelDrive(car.driveType));
  expect(typesOf(fourByFours)).toEqual(new Set(["suv"]));
  const sevenSeaters = english.filter((car) => car.passengers === 7);
  expect(sevenSeaters.length).toBeGreaterThanOrEqual(3);
  expect(typesOf(sevenSeaters)).toEqual(new Set(["suv"]));
});

test("has no type that mixes bodies, and four-wheel drives with prices of their own", async () => {
  const { fleet } = factsOf(testSite, english, await findPrices(database.sql));
  expect(fleet).toMatchObject({ mixesTypes: false, highestRate: 115, types: ["sedan", "suv"] });
  expect(fleet.cheapest?.name).toBe("Honda Insight Hybrid 2012");
});

test.each([
  "type=suv",
  "type=sedan",
  "type=hybrid",
  "price=budget",
  "price=mid",
  "price=premium",
  "drive=4x4",
  "seats=7",
  "bags=3",
  "transmission=automatic",
  "fuel=petrol",
  "fuel=hybrid",
  "max=40",
])("has cars for the filter %s", (query) => {
  const filters = readFilters(new URLSearchParams(query));
  expect(filterCars(english, filters, { rules: HOME_RULES })).not.toEqual([]);
});

test("fills every other field; only the additional features may be missing", () => {
  for (const { additionalFeatures, textLanguages: _, photo, ...car } of [...english, ...georgian]) {
    expect(additionalFeatures ?? "none").not.toBe("");
    expect(photo).toBeNull();
    const { bodyType, roadsNotAllowed, zeroExcess, mileageLimit, ...filled } = car;
    const entered = [bodyType, roadsNotAllowed, zeroExcess, mileageLimit];
    expect(entered).toEqual(entered.map(() => null));
    for (const value of Object.values(filled)) expect(value).not.toBeOneOf([null, undefined, ""]);
  }
});

test("has terms within the claims of the specification, and answers for each road by the drive", () => {
  const { deposit, driverAge, experienceYears } = EXAMPLE_CLAIMS;
  const within = (value: number | null, { from, to }: { from: number; to: number }) =>
    value !== null && value >= from && value <= to;
  for (const car of english) {
    const terms = [
      within(car.deposit, deposit),
      within(car.minAge, driverAge),
      car.licenceYears === experienceYears,
      car.roads.length,
    ];
    expect([car.name, ...terms]).toEqual([car.name, true, true, true, 11]);
    const allowed = new Set(car.roads.slice(-4).map((road) => road.allowed));
    const isUnpaved = allowed.has("yes") || allowed.has("ask");
    expect([car.name, isUnpaved]).toEqual([car.name, isFourWheelDrive(car.driveType)]);
    expect([car.name, !allowed.has("no")]).toEqual([car.name, car.driveType === "4x4"]);
  }
});

test("has values in the format that `carTexts` parses", () => {
  for (const car of english) {
    expect(car.engine).toMatch(/^\d\.\dL$/);
    expect(car.engineSize).toMatch(/^\d{3,4} cc$/);
    expect(car.fuelConsumption).toMatch(/^\d{1,2}\.\d L\/100 km$/);
    // The displacement in litres, rounded, is the engine.
    expect(`${(parseInt(car.engineSize, 10) / 1000).toFixed(1)}L`).toBe(car.engine);
  }
});

test("has the fuel type Hybrid if and only if `isHybrid` is set", () => {
  for (const car of english) expect(car.fuelType === "Hybrid").toBe(car.isHybrid);
});

test("has existing picture files", () => {
  for (const car of english) {
    const { image, exteriorImage1, exteriorImage2, interiorImage1, interiorImage2 } = car;
    const pictures = [image, exteriorImage1, exteriorImage2, interiorImage1, interiorImage2];
    for (const picture of [...pictures, car.trunkImage]) {
      expect(existsSync(`public${picture}`), `public${picture}`).toBe(true);
    }
  }
});

test("leads with the card, and shows the side view next", () => {
  for (const { image, exteriorImage1 } of english) {
    expect(image).toMatch(/\/card\.svg$/);
    expect(exteriorImage1).toBe(image?.replace("card.svg", "side.svg"));
  }
});

describe("texts", () => {
  test("are in both languages, and different ones", () => {
    for (const [index, car] of english.entries()) {
      const other = georgian[index]!;
      expect(other.id).toBe(car.id);
      expect(other.description).not.toBe(car.description);
      expect(other.additionalFeatures === null).toBe(car.additionalFeatures === null);
      expect(car.description).not.toMatch(/\p{Script=Georgian}/u);
    }
  });

  test("in Georgian contain no Latin words except car names", () => {
    const known = new Set(["4x4", "X-Trail", ...english.flatMap((car) => car.name.split(" "))]);
    for (const car of georgian) {
      const text = `${car.description} ${car.additionalFeatures ?? ""}`;
      const latin = text.match(/[\w-]*[A-Za-z][\w-]*/g) ?? [];
      // A case ending is appended to a name with a hyphen.
      const foreign = latin.filter((word) => !known.has(word.replace(/-$/, "")));
      expect(foreign, car.name).toEqual([]);
      expect(car.description).toMatch(/\p{Script=Georgian}/u);
    }
  });
});
