import { describe, expect, test } from "vitest";
import { choiceOf } from "~/catalog/fleet/testing/car-named";
import { formDefaults, formTime } from "./booking-section.server";

const EMPTY = {
  return: "same",
  pickupTime: "12:00",
  returnTime: "12:00",
  contactPreference: "whatsapp",
};

describe("the booking form's defaults", () => {
  const choices = [
    choiceOf("Toyota RAV4"),
    choiceOf("Mazda 3", { formerNames: ["Mazda Axela", "Mazda Six"] }),
    choiceOf("Mazda Six", { bodyType: "wagon" }),
    choiceOf("Kia Ceed", { bodyType: "hatchback", formerNames: ["Kia Cee'd"] }),
  ];

  test("are noon and WhatsApp", () => {
    expect(formDefaults(new URLSearchParams(), choices)).toEqual(EMPTY);
  });

  test.each([
    ["vehicle=Toyota+RAV4", { vehicle: "Toyota RAV4", vehicleType: "suv" }],
    ["vehicle=Mazda+3", { vehicle: "Mazda 3", vehicleType: "sedan" }],
    ["vehicle=Kia+Ceed", { vehicle: "Kia Ceed", vehicleType: "sedan" }],
    ["vehicle=Kia+Cee%27d", { vehicle: "Kia Ceed", vehicleType: "sedan" }],
    ["vehicle=Mazda+Axela", { vehicle: "Mazda 3", vehicleType: "sedan" }],
    ["vehicle=Mazda+Six", { vehicle: "Mazda Six", vehicleType: "sedan" }],
    ["vehicle=Other", { vehicle: "Other" }],
    ["vehicle=", {}],
    [
      "vehicle=Mazda+3&from=2030-06-10&to=15.6.2030",
      {
        vehicle: "Mazda 3",
        vehicleType: "sedan",
        pickupDate: "2030-06-10",
        returnDate: "2030-06-15",
      },
    ],
    ["from=2030-06-10&to=2030-02-31", {}],
    [
      "pickupDate=2030-06-10&returnDate=2030-06-15&pickupTime=03:00",
      { pickupDate: "2030-06-10", returnDate: "2030-06-15", pickupTime: "03:00" },
    ],
    ["vehicle=%00", { vehicle: "\0", vehicleType: "sedan" }],
  ])("for ?%s are that car, its type and the dates", (query, chosen) => {
    expect(formDefaults(new URLSearchParams(query), choices)).toEqual({ ...EMPTY, ...chosen });
  });
});

test.each([
  ["ask=driver", { notes: "With a driver, please." }],
  ["ask=boat", {}],
  ["ask=constructor", {}],
  ["notes=Free+text", {}],
])("?%s asks by a fixed text in the notes", (query, notes) => {
  const asked = { driver: "With a driver, please." };
  expect(formDefaults(new URLSearchParams(query), [], asked)).toEqual({ ...EMPTY, ...notes });
  expect(formDefaults(new URLSearchParams(query), [])).toEqual(EMPTY);
});

test("the form's time is that of Tbilisi, in steps of five minutes", () => {
  const now = formTime(new Date("2030-01-01T08:34:59Z"));
  expect(now).toEqual({ date: "2030-01-01", time: "12:30" });
});
