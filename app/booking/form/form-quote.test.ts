import { describe, expect, test } from "vitest";
import { choiceOf } from "~/catalog/fleet/testing/car-named";
import { pricesOf } from "~/catalog/pricing/seasons";
import { EXAMPLE_EXTRAS, TENT } from "~/catalog/pricing/testing/example-extras";
import { EXAMPLE_PLACES } from "~/catalog/pricing/testing/example-places";
import { lowestRateIn, quoteOf, type PriceList } from "./form-quote";
import type { FormValues } from "./form-values";

const SEDAN = [
  { minDays: 1, dailyRate: 50 },
  { minDays: 4, dailyRate: 40 },
];
const SUV = [{ minDays: 1, dailyRate: 55 }];
const OWN = [{ minDays: 1, dailyRate: 30 }];

const prices: PriceList = {
  choices: [
    choiceOf("Mazda 3", { formerNames: ["Mazda Axela"] }),
    choiceOf("Jeep Compass"),
    choiceOf("Toyota Corolla", { bodyType: "wagon" }),
    choiceOf("Honda Insight Hybrid 2012", { plan: OWN }),
  ],
  roads: [],
  ...pricesOf({ sedan: SEDAN, suv: SUV }, [], EXAMPLE_PLACES, [...EXAMPLE_EXTRAS, TENT]),
};

const chosen: FormValues = {
  vehicle: "Mazda 3",
  vehicleType: "sedan",
  pickup: "Batumi",
  pickupDate: "2030-06-10",
  returnDate: "2030-06-15",
};

describe("the price of a partly filled form", () => {
  test.each<[string, FormValues, number, number]>([
    ["a car by its type", {}, 5 * 40, 200],
    ["a car whose type was changed by hand", { vehicleType: "suv" }, 5 * 40, 200],
    ["another type of car", { vehicle: "Jeep Compass" }, 5 * 55, 200],
    ["a car by its body type", { vehicle: "Toyota Corolla" }, 5 * 40, 200],
    ["a car by its former name", { vehicle: "Mazda Axela" }, 5 * 40, 200],
    ["a car with a plan of its own", { vehicle: "Honda Insight Hybrid 2012" }, 5 * 30, 200],
    ["a car outside the fleet, by the type", { vehicle: "Other", vehicleType: "suv" }, 5 * 55, 200],
    ["dates in another format", { pickupDate: " 10.6.2030", returnDate: "11.6.2030 " }, 50, 200],
    ["a return before the pick-up", { returnDate: "2030-06-08" }, 2 * 50, 200],
    ["both extras", { addChildSeat: "on", addSkiRack: "true" }, 5 * 40 + 45, 200],
    ["an extra by slug", { "extra-roof-tent": "2" }, 5 * 40 + 5 * 25, 200],
    ["an extra by name", { "extra-Roof%20tent": "1" }, 5 * 40 + 5 * 12.5, 200],
    ["too many of an extra", { "extra-roof-tent": "3" }, 5 * 40, 200],
    ["a pick-up in the city", { pickup: "Tbilisi" }, 5 * 40, 0],
    ["a pick-up elsewhere", { pickup: "Other" }, 5 * 40, 0],
  ])("%s", (_, changes, totalPrice, deliveryFee) => {
    expect(quoteOf({ ...chosen, ...changes }, prices)).toMatchObject({ totalPrice, deliveryFee });
  });

  test("leaves the delivery fee open until the pick-up location is known", () => {
    const { pickup: _, ...elsewhere } = chosen;
    expect(quoteOf(elsewhere, prices)).toMatchObject({
      totalPrice: 200,
      deliveryFee: 0,
      pickup: null,
    });
  });

  test.each<[string, FormValues]>([
    ["no car", { vehicle: "" }],
    ["an unknown car", { vehicle: "Lada Niva" }],
    ["a car outside the fleet without a type", { vehicle: "Other", vehicleType: "" }],
    ["no pick-up date", { pickupDate: "" }],
    ["no return date", { returnDate: "" }],
    ["a date that does not exist", { returnDate: "2030-02-30" }],
    ["a year that is still being typed", { pickupDate: "0002-06-10" }],
  ])("is unknown with %s", (_, changes) => {
    expect(quoteOf({ ...chosen, ...changes }, prices)).toBeNull();
  });

  test("is unknown while the fleet can't be loaded", () => {
    const none = pricesOf({ sedan: [], suv: [] }, [], []);
    expect(quoteOf(chosen, { choices: [], roads: [], ...none })).toBeNull();
    expect(quoteOf(chosen, { choices: prices.choices, roads: [], ...none })).toBeNull();
  });
});

describe("the lowest rate of the fleet", () => {
  test.each<[string, PriceList["choices"], number | null]>([
    ["is that of a car with a plan of its own", prices.choices, 30],
    ["is that of the car's type", [choiceOf("Jeep Compass")], 55],
    ["is unknown without cars, whatever the types cost", [], null],
  ])("%s", (_, choices, rate) => {
    expect(lowestRateIn({ ...prices, choices })).toBe(rate);
  });
});
