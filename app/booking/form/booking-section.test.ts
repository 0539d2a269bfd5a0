import { testSite } from "~/catalog/company/testing/test-site";
import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { choiceOf } from "~/catalog/fleet/testing/car-named";
import { formDefaults, loadBookingSection } from "./booking-section.server";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();
const NOW = new Date("2030-01-01T08:34:59Z");

const { hours } = testSite.company;
const load = (query: string) =>
  loadBookingSection(testStore(database.sql), new URLSearchParams(query), { hours, now: NOW });

const EMPTY = { pickupTime: "12:00", returnTime: "12:00", contactPreference: "whatsapp" };

describe("the booking form's defaults", () => {
  const choices = [
    choiceOf("Toyota RAV4"),
    choiceOf("Mazda 3", { formerNames: ["Mazda Axela", "Mazda Six"] }),
    choiceOf("Mazda Six", { bodyType: "wagon" }),
    choiceOf("Kia Ceed", { bodyType: "hatchback", formerNames: ["Kia Cee'd"] }),
  ];

  test("are noon and WhatsApp, with the time in Tbilisi", async () => {
    expect(formDefaults(new URLSearchParams(), choices)).toEqual(EMPTY);
    expect(await load("")).toEqual({ now: { date: "2030-01-01", time: "12:30" }, booked: null });
  });

  test.each([
    ["vehicle=Toyota+RAV4", { vehicle: "Toyota RAV4", vehicleType: "suv" }],
    ["vehicle=Mazda+3", { vehicle: "Mazda 3", vehicleType: "sedan" }],
    ["vehicle=Kia+Ceed", { vehicle: "Kia Ceed", vehicleType: "sedan" }],
    ["vehicle=Kia+Cee%27d", { vehicle: "Kia Ceed", vehicleType: "sedan" }],
    ["vehicle=Mazda+Axela", { vehicle: "Mazda 3", vehicleType: "sedan" }],
    ["vehicle=Mazda+Six", { vehicle: "Mazda Six", vehicleType: "sedan" }],
    ["vehicle=Other", { vehicle: "Other", vehicleType: "sedan" }],
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
    ["vehicle=%00", { vehicle: "\0", vehicleType: "sedan" }],
  ])("for ?%s are that car, its type and the dates", (query, chosen) => {
    expect(formDefaults(new URLSearchParams(query), choices)).toEqual({ ...EMPTY, ...chosen });
  });
});

const KUTAISI_SHORT = {
  kind: "shortForPlace",
  name: { en: "Kutaisi Airport", ka: "ქუთაისის აეროპორტი" },
  days: 7,
};

describe("the confirmation", () => {
  test("shows the booking of a token with its notices at the time of booking", async () => {
    const { sql } = database;
    const input = bookingInput({ pickup: "Kutaisi Airport", pickupTime: "08:00" });
    const placed = await placeBooking(testStore(sql), input, { lang: "en" });
    if (!placed.ok) throw new Error(placed.reason);
    const { token, ...booking } = placed.booking;
    // The rental is in the past now, but was not when it was booked.
    const late = new Date("2040-01-01T00:00:00Z");
    const query = new URLSearchParams({ booked: token });
    const { booked } = await loadBookingSection(testStore(sql), query, { hours, now: late });
    expect(booked).toEqual({
      booking: { ...booking, car: expect.objectContaining({ isAssigned: false }) },
      token,
      notices: [KUTAISI_SHORT, "outsideOfficeHours"],
      isReceiptRefused: false,
    });
  });

  test.each(["", "1", "A".repeat(22), "%00", "%27%20or%20true--", "x".repeat(10_000)])(
    "for ?booked=%s says that the booking is unknown",
    async (token) => {
      expect((await load(`booked=${token}`)).booked).toBe("unknown");
    },
  );
});
