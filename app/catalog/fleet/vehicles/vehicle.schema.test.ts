import { describe, expect, test } from "vitest";
import { parseSubmission } from "~/web/http/submission.server";
import { vehicleInput } from "~/catalog/fleet/testing/model-input";
import { isInService, VEHICLE_FIELDS, vehicleLabel, type VehicleField } from "./vehicle";
import { SEVERAL_VEHICLES_FIELDS, vehicleFormTexts } from "./vehicle-form";
import { severalVehiclesSchema, vehicleSchema } from "./vehicle.schema";

function formOf(values: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

function parse(changes: Partial<Record<VehicleField, string>> = {}) {
  const form = formOf({ ...vehicleFormTexts(vehicleInput()), ...changes });
  return parseSubmission(form, vehicleSchema, VEHICLE_FIELDS);
}

test("the texts of a vehicle give the same vehicle", () => {
  const vehicle = vehicleInput({
    plate: "AA-001-MG",
    colour: "red",
    vin: "TMBZZZ1Z7C2000000",
    techPassport: "AB1234",
    odometer: 0,
    inServiceFrom: "2026-01-01",
    inServiceTo: "2026-01-01",
    inspectionUntil: "2027-01-01",
    insuranceUntil: "2027-02-01",
  });
  expect(parse(vehicleFormTexts(vehicle))).toMatchObject({ status: "success", value: vehicle });
  expect(parse()).toMatchObject({ status: "success", value: vehicleInput() });
});

describe("accepts and normalizes", () => {
  test.each<[Partial<Record<VehicleField, string>>, object]>([
    [{ plate: " aa-001-mg " }, { plate: "AA-001-MG" }],
    [{ plate: "AA 001 MG" }, { plate: "AA-001-MG" }],
    [{ plate: "aa--001—mg" }, { plate: "AA-001-MG" }],
    [{ vin: "tmbzzz1z7c2000000" }, { vin: "TMBZZZ1Z7C2000000" }],
    [{ odometer: "120 000" }, { odometer: 120_000 }],
    [{ odometer: "9999999" }, { odometer: 9_999_999 }],
    [{ inServiceFrom: "1.6.2026" }, { inServiceFrom: "2026-06-01" }],
  ])("%o", (changes, value) => {
    expect(parse(changes)).toMatchObject({ status: "success", value });
  });
});

describe("rejects", () => {
  test.each<[Partial<Record<VehicleField, string>>, VehicleField, string]>([
    [{ plate: "-" }, "plate", "plate"],
    [{ plate: "АA-001-MG" }, "plate", "plateCyrillic"],
    [{ plate: "ა".repeat(3) }, "plate", "plateGeorgian"],
    [{ plate: "A".repeat(16) }, "plate", "plate"],
    [{ colour: "x".repeat(41) }, "colour", "text"],
    [{ techPassport: "a\u0007b" }, "techPassport", "text"],
    [{ vin: "TMBZZZ1Z7C200000O" }, "vin", "vin"],
    [{ vin: "A".repeat(18) }, "vin", "vin"],
    [{ odometer: "-1" }, "odometer", "odometer"],
    [{ odometer: "10000000" }, "odometer", "odometer"],
    [{ odometer: "12 34" }, "odometer", "odometer"],
    [{ insuranceUntil: "2026-02-30" }, "insuranceUntil", "date"],
    [{ inspectionUntil: "soon" }, "inspectionUntil", "date"],
    [{ inServiceFrom: "2026-02-02", inServiceTo: "2026-02-01" }, "inServiceTo", "serviceOrder"],
  ])("%o", (changes, field, error) => {
    expect(parse(changes)).toMatchObject({
      status: "error",
      error: { [field]: [`vehicles.errors.${error}`] },
    });
  });
});

describe("several vehicles", () => {
  const several = (changes: Record<string, string>) =>
    parseSubmission(
      formOf({ plates: "", withoutPlate: "", colour: "", inServiceFrom: "", ...changes }),
      severalVehiclesSchema,
      SEVERAL_VEHICLES_FIELDS,
    );

  test("are those with the plates, then those without", () => {
    const plates = "aa-001-mg\r\n\r\n AA-002-MG ";
    const shared = { colour: "white", inServiceFrom: "2026-06-01" };
    expect(several({ plates, withoutPlate: "2", ...shared })).toMatchObject({
      status: "success",
      value: [
        vehicleInput({ plate: "AA-001-MG", ...shared }),
        vehicleInput({ plate: "AA-002-MG", ...shared }),
        vehicleInput(shared),
        vehicleInput(shared),
      ],
    });
  });

  test.each([
    [{}, "withoutPlate", "count"],
    [{ withoutPlate: "51" }, "withoutPlate", "count"],
    [{ withoutPlate: "50", plates: "AA-001-MG" }, "withoutPlate", "count"],
    [{ plates: "AA-001-MG, AA-002-MG" }, "plates", "plates"],
    [{ plates: "AA-001-MG\naa 001 mg" }, "plates", "platesTwice"],
    [{ plates: "AA-001-MG\nАA-002-MG" }, "plates", "plateCyrillic"],
    [{ withoutPlate: "1", inServiceFrom: "x" }, "inServiceFrom", "date"],
  ])("are rejected: %o", (changes, field, error) => {
    expect(several(changes)).toMatchObject({
      status: "error",
      error: { [field]: [`vehicles.errors.${error}`] },
    });
  });
});

test.each([
  ["AA-001-MG", 2, "AA-001-MG"],
  [null, 2, "Toyota RAV4 · 2"],
])("a vehicle with the plate %s and the number %i is labelled %s", (plate, number, label) => {
  expect(vehicleLabel("Toyota RAV4", { plate, number })).toBe(label);
});

test.each([
  [null, null, true],
  ["2026-06-10", "2026-06-10", true],
  ["2026-06-11", null, false],
  [null, "2026-06-09", false],
])("a vehicle from %s to %s is in service on 10 June: %s", (inServiceFrom, inServiceTo, is) => {
  expect(isInService({ inServiceFrom, inServiceTo }, "2026-06-10")).toBe(is);
});
