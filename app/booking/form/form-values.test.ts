import { afterEach, describe, expect, test, vi } from "vitest";
import { chosenIn, emptyForm, isTicked, readForm, readStoredValues } from "./form-values";
import { fieldStateOf } from "./field-state";

afterEach(() => void vi.unstubAllGlobals());

const DEFAULTS = {
  return: "same",
  pickupTime: "12:00",
  returnTime: "12:00",
  contactPreference: "whatsapp",
};

describe("an empty form", () => {
  test("has the defaults of the specification", () => {
    expect(emptyForm(null, null)).toEqual(DEFAULTS);
  });

  test("has what the address chose", () => {
    const dates = { from: "2030-06-10", to: "2030-06-12" };
    expect(emptyForm("Mazda 3", "sedan", { dates, pickup: "Batumi" })).toEqual({
      ...DEFAULTS,
      vehicle: "Mazda 3",
      vehicleType: "sedan",
      pickup: "Batumi",
      pickupDate: "2030-06-10",
      returnDate: "2030-06-12",
    });
  });
});

test.each([
  ["on", true],
  ["true", true],
  ["off", false],
  ["", false],
  [undefined, false],
])("a checkbox with %j is ticked: %s", (value, ticked) => {
  expect(isTicked(value)).toBe(ticked);
});

test("a form is read with all its fields as text", () => {
  const fields: [string, unknown][] = [
    ["name", "Nino"],
    ["photo", new File([], "x")],
  ];
  vi.stubGlobal(
    "FormData",
    class {
      [Symbol.iterator] = () => fields.values();
    },
  );
  expect(readForm({} as HTMLFormElement)).toEqual({ name: "Nino", photo: "" });
});

describe("stored values", () => {
  test("are restored field by field", () => {
    const values = { name: "Nino", quote: "225+45", notes: "x".repeat(4_000) };
    expect(readStoredValues({ ...values, token: "t", phone: 7, email: ["e"] })).toEqual(values);
    expect(readStoredValues({ notes: "x".repeat(4_001) })).toEqual({});
  });

  test.each([null, undefined, "text", 7, [], {}])("of %j are none", (stored) => {
    expect(readStoredValues(stored)).toEqual({});
  });
});

test("extras and choices are found among the values of a form", () => {
  const chosen = { addSkiRack: "on", "extra-gps": "2", driverAge: "22", code: "SPRING" };
  const others = { name: "Nino", vehicle: "Mazda 3", border: "", "extra-<": "1" };
  expect(Object.fromEntries(chosenIn({ ...others, ...chosen }))).toEqual(chosen);
});

describe("the state of a field", () => {
  test("of an empty form has the default and no errors", () => {
    const state = fieldStateOf(undefined, { name: "Nino" });
    expect([state.id("name"), state.value("name"), state.value("phone")]).toEqual([
      "booking-name",
      "Nino",
      "",
    ]);
    expect(state.errors("name")).toEqual([]);
  });

  test("after an answer has what was typed, and its errors", () => {
    const result = { initialValue: { name: ["N", "O"] }, error: { name: ["too short"] } };
    const state = fieldStateOf({ kind: "invalid", result }, { name: "Nino", phone: "5" });
    expect([state.value("name"), state.value("phone")]).toEqual(["N", ""]);
    expect([state.errors("name"), state.errors("phone")]).toEqual([["too short"], []]);
  });
});
