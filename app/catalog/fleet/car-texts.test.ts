import { expect, test } from "vitest";
import { i18nFor } from "~/texts/i18n.server";
import { carTexts } from "./car-texts";
import { carNamed } from "./testing/car-named";

test("English shows the usual values and units", () => {
  expect(carTexts(i18nFor("en").t, carNamed("Toyota RAV4", { passengers: 1, bags: 3 }))).toEqual({
    driveType: "AWD",
    transmission: "Automatic",
    fuelType: "Petrol",
    engine: "2.5L",
    engineSize: "2488 cc",
    fuelConsumption: "8.5 L/100 km",
    seats: "1 seat",
    bags: "3 suitcases",
  });
});

test("Georgian shows its own words, units and decimal comma", () => {
  const { t } = i18nFor("ka");
  const hybrid = carNamed("Toyota Prius", { isHybrid: true, transmission: "CVT" });
  expect(carTexts(t, hybrid)).toEqual({
    driveType: t("fleet.values.driveType.AWD"),
    transmission: "ავტომატიკა (CVT)",
    fuelType: "ბენზინი",
    engine: "2,5 ლ ჰიბრიდი",
    engineSize: "2488 სმ³",
    fuelConsumption: "8,5 ლ/100 კმ",
    seats: "5 ადგილი",
    bags: "",
  });
});

test.each(["$t(fleet.card.hybrid)", "{{seats}}", "Automatic.more", "Automatic:more", "toString"])(
  "the value %s is text, not a key or a placeholder",
  (value) => {
    const odd = carNamed("Tesla", { driveType: value, transmission: value, fuelType: value });
    for (const { t } of [i18nFor("en"), i18nFor("ka")]) {
      expect(carTexts(t, odd)).toMatchObject({
        driveType: value,
        transmission: value,
        fuelType: value,
      });
    }
  },
);

test("an unknown value is shown as stored", () => {
  const odd = carNamed("Tesla", {
    driveType: "6x6",
    transmission: "None",
    fuelType: "Electric",
    engine: "150 kW",
    engineSize: "–",
    fuelConsumption: "16 kWh/100 km",
  });
  expect(carTexts(i18nFor("ka").t, odd)).toMatchObject({
    driveType: "6x6",
    transmission: "None",
    fuelType: "Electric",
    engine: "150 kW",
    engineSize: "–",
    fuelConsumption: "16 kWh/100 km",
  });
});
