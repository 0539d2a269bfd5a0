import { expect, test } from "vitest";
import { LANGUAGES } from "~/web/i18n/languages";
import { testSite } from "~/catalog/company/testing/test-site";
import { describeCar } from "~/site/cars/car-structured-data.server";
import { hasYear, nameWithYear } from "./car";
import { carMeta } from "~/site/cars/car-meta.server";
import { carNamed } from "./testing/car-named";

test.each([
  ["Honda Insight Hybrid 2012", 2012, "Honda Insight Hybrid 2012"],
  ["Honda Insight Hybrid 2012", 2013, "Honda Insight Hybrid 2012 2013"],
  ["Toyota 2018 RAV4", 2018, "Toyota 2018 RAV4"],
  ["Peugeot 2008", 2008, "Peugeot 2008"],
  ["Mazda 3", 2012, "Mazda 3 2012"],
  ["BMW X2012", 2012, "BMW X2012 2012"],
])("the model %j of %d is called %j", (name, year, expected) => {
  expect(nameWithYear({ name, year })).toBe(expected);
  expect(hasYear({ name, year })).toBe(expected === name);
});

test.each(LANGUAGES)("title, description and structured data name a year once: %s", (lang) => {
  for (const name of ["Honda Insight Hybrid 2012", "Honda Insight Hybrid"]) {
    const car = { ...carNamed(name, { year: 2012 }), photos: [] };
    const texts = [carMeta(testSite, lang, car), describeCar(testSite, car, lang).name];
    for (const text of JSON.stringify(texts).split(","))
      expect(text.split("2012").length).toBeLessThan(3);
    const [, ...named] = JSON.stringify(carMeta(testSite, lang, car)).split("2012");
    expect(named.length).toBeGreaterThan(0);
  }
});
