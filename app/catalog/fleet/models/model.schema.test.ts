import { describe, expect, test } from "vitest";
import { parseSubmission } from "~/web/http/submission.server";
import { modelInput } from "~/catalog/fleet/testing/model-input";
import { MODEL_FORM_FIELDS, modelFormTexts, type ModelFormField } from "./model-form";
import { modelSchema } from "./model.schema";

const VALID = modelFormTexts(modelInput("Subaru Outback"));

function parse(changes: Partial<Record<ModelFormField, string>> = {}, needsBodyType = true) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...VALID, ...changes })) {
    // Browsers don't send a box that is not ticked.
    if (value !== "" || !/^is|^insurance/.test(name)) form.append(name, value);
  }
  return parseSubmission(form, modelSchema({ year: 2026, needsBodyType }), MODEL_FORM_FIELDS);
}

test("the texts of a model give the same model", () => {
  const model = modelInput("Subaru Outback", {
    insuranceIncluded: false,
    description: { en: "Line one.\nLine two.", ka: "ერთი." },
    additionalFeatures: { en: "Radio" },
    features: { en: "Bluetooth\nUSB ports" },
    roadsNotAllowed: { en: "Tusheti", ka: "თუშეთი" },
    minAge: 23,
    licenceYears: 0,
    deposit: 99.5,
  });
  expect(parse(modelFormTexts(model))).toMatchObject({ status: "success", value: model });
});

describe("accepts and normalizes", () => {
  test.each<[Partial<typeof VALID>, object]>([
    [{ name: "  Lada Niva " }, { name: "Lada Niva" }],
    [{ name: "x".repeat(100) }, { name: "x".repeat(100) }],
    [{ year: "1950" }, { year: 1950 }],
    [
      { driveType: " ", engine: "", engineSize: "" },
      { driveType: "", engine: "" },
    ],
    [{ fuelConsumption: "" }, { fuelConsumption: "" }],
    [{ year: " 2027 " }, { year: 2027 }],
    [{ passengers: "20" }, { passengers: 20 }],
    [{ minAge: "18" }, { minAge: 18 }],
    [{ minAge: " " }, { minAge: null }],
    [{ licenceYears: "50" }, { licenceYears: 50 }],
    [{ deposit: "0" }, { deposit: 0 }],
    [{ deposit: "100,50" }, { deposit: 100.5 }],
    [{ "description.ka": `${"ა".repeat(1_999)}\r\n` }, {}],
    [{ "description.en": "a\r\nb" }, { description: { en: "a\nb", ka: VALID["description.ka"] } }],
    [{ "additionalFeatures.en": "x".repeat(300) }, {}],
  ])("%.80o", (changes, value) => {
    expect(parse(changes)).toMatchObject({ status: "success", value });
  });

  test("no body type only for a model without one", () => {
    expect(parse({ bodyType: "" }, false)).toMatchObject({
      status: "success",
      value: { bodyType: null },
    });
    expect(parse({ bodyType: "" })).toMatchObject({
      status: "error",
      error: { bodyType: ["models.errors.bodyType"] },
    });
  });
});

describe("rejects", () => {
  test.each<[Partial<typeof VALID>, ModelFormField, string]>([
    [{ name: " " }, "name", "name"],
    [{ name: "x".repeat(101) }, "name", "desk.errors.long100"],
    [{ name: "a\u0007b" }, "name", "desk.errors.unprintable"],
    [{ name: "a\0" }, "name", "desk.errors.unprintable"],
    [{ name: "other" }, "name", "nameReserved"],
    [{ bodyType: "truck" }, "bodyType", "bodyType"],
    [{ year: "1949" }, "year", "year"],
    [{ year: "2028" }, "year", "year"],
    [{ year: "2020.5" }, "year", "year"],
    [{ year: "0x7E4" }, "year", "year"],
    [{ passengers: "0" }, "passengers", "passengers"],
    [{ passengers: "21" }, "passengers", "passengers"],
    [{ transmission: "" }, "transmission", "required"],
    [{ transmission: "\u0007" }, "transmission", "desk.errors.unprintable"],
    [{ engine: "x".repeat(41) }, "engine", "value"],
    [{ fuelType: "x".repeat(41) }, "fuelType", "desk.errors.long40"],
    [{ "description.en": "x".repeat(2_001) }, "description.en", "description"],
    [{ "description.ka": "a\u0007" }, "description.ka", "description"],
    [{ "additionalFeatures.ka": "x".repeat(301) }, "additionalFeatures.ka", "features"],
    [{ "additionalFeatures.en": "a\u0007b" }, "additionalFeatures.en", "features"],
    [{ "roadsNotAllowed.ka": "x".repeat(501) }, "roadsNotAllowed.ka", "roads"],
    [{ minAge: "17" }, "minAge", "minAge"],
    [{ minAge: "100" }, "minAge", "minAge"],
    [{ licenceYears: "51" }, "licenceYears", "licenceYears"],
    [{ licenceYears: "-1" }, "licenceYears", "licenceYears"],
    [{ deposit: "-1" }, "deposit", "deposit"],
    [{ deposit: "1.234" }, "deposit", "deposit"],
    [{ deposit: "1000001" }, "deposit", "deposit"],
    [{ deposit: "1e3" }, "deposit", "deposit"],
  ])("%.60o", (changes, field, error) => {
    expect(parse(changes)).toMatchObject({
      status: "error",
      error: { [field]: [error.includes(".") ? error : `models.errors.${error}`] },
    });
  });

  test("a form without fields, with a message for each required one", () => {
    const empty = parseSubmission(
      new FormData(),
      modelSchema({ year: 2026, needsBodyType: true }),
      MODEL_FORM_FIELDS,
    );
    expect(empty).toMatchObject({ status: "error", error: { name: expect.any(Array) } });
  });
});
