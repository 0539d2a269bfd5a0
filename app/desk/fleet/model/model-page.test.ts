import { expect, test } from "vitest";
import { MODEL_FORM_FIELDS } from "~/catalog/fleet/models/model-form";
import { vehicleInput } from "~/catalog/fleet/testing/model-input";
import type { Vehicle } from "~/catalog/fleet/vehicles/vehicle";
import type { FormTexts } from "./form/known-values";
import { missingIn } from "./model-page";

const today = "2026-11-22";
const complete = Object.fromEntries(MODEL_FORM_FIELDS.map((field) => [field, "x"])) as FormTexts;
const inService: Vehicle = {
  id: 1,
  carId: 1,
  number: 1,
  isExample: false,
  version: 1,
  ...vehicleInput(),
};
const equipped = { vehicles: [inService], image: "/photo.jpg", today };

test.each([
  [{}, []],
  [{ "description.ka": " " }, ["description.ka"]],
  [{ "additionalFeatures.en": "" }, ["additionalFeatures.en"]],
  [{ "additionalFeatures.en": "", "additionalFeatures.ka": "" }, []],
  [{ "roadsNotAllowed.ka": "" }, ["roadsNotAllowed.ka"]],
  [{ engine: "", driveType: "" }, ["engine", "driveType"]],
])("with %o it lacks %o", (texts, missing) => {
  expect(missingIn({ ...complete, ...texts }, equipped)).toEqual(missing);
});

test("lacks a vehicle and a photo", () => {
  const former = { ...inService, inServiceTo: "2026-11-21" };
  const none = { vehicles: [former], image: null, today };
  expect(missingIn(complete, none)).toEqual(["vehicles", "photo"]);
});
