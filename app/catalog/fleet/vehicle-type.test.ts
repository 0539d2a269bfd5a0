import { describe, expect, test } from "vitest";
import { testSite } from "~/catalog/company/testing/test-site";
import type { FleetCar } from "./car";
import { homeMeta } from "~/site/cars/car-meta.server";
import { carNamed } from "./testing/car-named";
import {
  cardLabelOf,
  hasAllKinds,
  isFourWheelDrive,
  MAKES,
  makeOf,
  vehicleTypeOf,
} from "./vehicle-type";

describe("a car's name", () => {
  test.each([
    // The columns are: name, rate table, label on the card, badge.
    ["Jeep Compass", "suv", "suv", "Jeep"],
    ["Toyota Prius", "suv", "suv", "Toyota"],
    ["Nissan Rogue", "suv", "suv", "Nissan"],
    ["Hyundai Sonata", "suv", "suv", "Hyundai"],
    ["Toyota Camry", "suv", "suv", "Toyota"],
    ["Kia Optima", "suv", "suv", "Kia"],
    ["Mazda CX-5", "sedan", "sedan", "Mazda"],
    ["Honda Insight Hybrid 2012", "sedan", "sedan", "Honda"],
    // The two rules differ for makes that neither lists.
    ["Ford Fusion", "sedan", "suv", null],
    ["Other", "sedan", "suv", null],
    ["", "sedan", "suv", null],
    // A substring matches, case-sensitive.
    ["Grand Jeep", "suv", "suv", null],
    ["Shared Mazda", "sedan", "sedan", null],
    ["toyota prius", "sedan", "suv", null],
  ] as const)("%j is priced as %s, labelled %s, badged %s", (name, type, label, make) => {
    expect(vehicleTypeOf({ name, bodyType: null })).toBe(type);
    expect(cardLabelOf({ name, bodyType: null })).toBe(label);
    expect(makeOf(name)).toBe(make);
  });
});

describe("a body type", () => {
  test.each([
    // The columns are: body type and label, rate table.
    ["sedan", "sedan"],
    ["hatchback", "sedan"],
    ["wagon", "sedan"],
    ["suv", "suv"],
    ["minivan", "suv"],
    ["pickup", "suv"],
  ] as const)("%s is priced as %s and labelled by itself, whatever the name", (bodyType, type) => {
    for (const name of ["Toyota Corolla", "Mazda 3", "Ford Fusion", "Other", ""]) {
      expect(vehicleTypeOf({ name, bodyType })).toBe(type);
      expect(cardLabelOf({ name, bodyType })).toBe(bodyType);
    }
  });
});

test("seven makes have their own badge", () => {
  expect([...MAKES].sort()).toEqual([
    "Honda",
    "Hyundai",
    "Jeep",
    "Kia",
    "Mazda",
    "Nissan",
    "Toyota",
  ]);
});

test.each([
  ["AWD", true],
  ["4x4", true],
  ["FWD", false],
  ["RWD", false],
  ["4WD", false],
  ["awd", false],
  ["", false],
])("drive type %j has the 4x4 badge: %s", (driveType, badge) => {
  expect(isFourWheelDrive(driveType)).toBe(badge);
});

describe("a fleet of all kinds", () => {
  const sedan = carNamed("Mazda 3", { driveType: "FWD" });
  const suv = carNamed("Jeep Compass", { driveType: "4x4" });
  const hybrid = carNamed("Honda Insight", { driveType: "FWD", isHybrid: true });

  test.each<[string, FleetCar[], boolean]>([
    ["has sedans, SUVs, hybrids and 4x4s", [sedan, suv, hybrid], true],
    ["is more than one sedan", [sedan], false],
    ["has a hybrid", [sedan, suv], false],
    ["has an SUV", [sedan, hybrid], false],
    ["has a sedan", [suv, { ...suv, isHybrid: true }], false],
    ["has four-wheel drive", [hybrid, { ...suv, driveType: "FWD" }], false],
    ["has cars", [], false],
  ])("%s", (_, cars, isComplete) => {
    expect(hasAllKinds(cars)).toBe(isComplete);
  });
});

test.each([
  ["en", /^Rent a car .* Sedans, SUVs, hybrids and 4x4s from/, / Cars from \$30 a day/],
  ["ka", / სედანები, ჯიპები, ჰიბრიდები და 4x4 მანქანები დღეში/, /\. ჩვენი მანქანები დღეში/],
] as const)("the home page in %s is described by the kinds of its fleet", (lang, all, some) => {
  const described = (isAll: boolean) =>
    JSON.stringify(homeMeta(testSite, lang, { lowestRate: 30, hasAllKinds: isAll }));
  const descriptionOf = (isAll: boolean) =>
    /"name":"description","content":"([^"]*)"/.exec(described(isAll))?.[1];
  expect(descriptionOf(true)).toMatch(all);
  expect(descriptionOf(false)).toMatch(some);
});
