import { describe, expect, test } from "vitest";
import { MODEL_FORM_FIELDS } from "~/catalog/fleet/models/model-form";
import { i18nFor } from "~/texts/i18n.server";
import { displayedTexts, storedTexts, suggestionsFor, type FormTexts } from "./known-values";

const en = i18nFor("en").t;
const ka = i18nFor("ka").t;

function textsWith(texts: Partial<FormTexts>): FormTexts {
  const empty = MODEL_FORM_FIELDS.map((field) => [field, ""]);
  return { ...Object.fromEntries(empty), ...texts };
}

describe("a typed value is stored as", () => {
  test.each([
    [{ transmission: "automatic " }, { transmission: "Automatic" }],
    [{ transmission: "ავტომატიკა" }, { transmission: "Automatic" }],
    [{ transmission: "Automatic (CVT)" }, { transmission: "CVT" }],
    [{ transmission: "Robot" }, { transmission: "Robot" }],
    [{ driveType: "სრული ამძრავი" }, { driveType: "AWD" }],
    [{ driveType: "Rear-wheel drive" }, { driveType: "RWD" }],
    [{ fuelType: "დიზელი" }, { fuelType: "Diesel" }],
    [{ engine: "2,5" }, { engine: "2.5L" }],
    [{ engine: "2.5 l" }, { engine: "2.5L" }],
    [{ engine: "2,5 ლ" }, { engine: "2.5L" }],
    [{ engine: "150 kW" }, { engine: "150 kW" }],
    [{ engineSize: "2 488" }, { engineSize: "2488 cc" }],
    [{ engineSize: "2488 სმ³" }, { engineSize: "2488 cc" }],
    [{ fuelConsumption: "8,5" }, { fuelConsumption: "8.5 L/100 km" }],
    [{ fuelConsumption: "8,5 ლ/100 კმ" }, { fuelConsumption: "8.5 L/100 km" }],
    [{ fuelConsumption: "16 kWh/100 km" }, { fuelConsumption: "16 kWh/100 km" }],
    [{ name: " RAV4 " }, { name: " RAV4 " }],
  ] satisfies [Partial<FormTexts>, Partial<FormTexts>][])("%o as %o", (typed, stored) => {
    expect(storedTexts([en, ka], textsWith(typed))).toEqual(textsWith(stored));
  });
});

test("what is displayed in a language is stored as before", () => {
  const units = { engine: "2.5L", engineSize: "2488 cc", fuelConsumption: "8.5 L/100 km" };
  const known = { transmission: "CVT", driveType: "FWD", fuelType: "Hybrid" };
  const stored = textsWith({ ...known, ...units });
  for (const t of [en, ka])
    expect(storedTexts([en, ka], displayedTexts(t, stored))).toEqual(stored);
  expect(displayedTexts(ka, stored)).toMatchObject({ fuelType: "ჰიბრიდი", engine: "2,5 ლ" });
});

test.each(["$t(fleet.card.hybrid)", "{{seats}}", "Petrol.more"])(
  "the typed value %s is text, not a key or a placeholder",
  (typed) => {
    const texts = textsWith({ fuelType: typed });
    for (const t of [en, ka]) expect(displayedTexts(t, texts).fuelType).toBe(typed);
    expect(storedTexts([en, ka], texts).fuelType).toBe(typed);
  },
);

test("suggests the usual values in the language", () => {
  expect(suggestionsFor(en, "fuelType")).toEqual(["Petrol", "Diesel", "Hybrid"]);
  expect(suggestionsFor(ka, "transmission")).toContain("მექანიკა");
});
