import { expect, test } from "vitest";
import type { Company } from "~/catalog/company/company";
import { EXAMPLE_PLACES } from "~/catalog/pricing/testing/example-places";
import { i18nFor } from "~/texts/i18n.server";
import type { Booking } from "./booking";
import { channelsTo, contactLink, soonText, tripTexts, unsentText } from "./contact-message";
import { bookingInput } from "./testing/booking-input";

const company: Company = {
  siteName: "Mgzavri",
  name: "Mgzavri LLC",
  phone: "+995555111111",
  email: "hello@mgzavri.example",
  whatsapp: "+995555222222",
  telegram: "mgzavri_cars",
  address: { en: "Rustaveli Avenue 1, Tbilisi" },
  hours: { opens: "09:00", closes: "21:00" },
};
const booking = { ...bookingInput(), reference: "K7M4XQ" };
const english = i18nFor("en").t;
const TEXT =
  "Hello! My booking reference is K7M4XQ: Toyota RAV4, Monday, 10 June 2030 – Saturday, 15 June 2030.";

test("each channel's link has a draft with reference, car and dates", () => {
  const whatsapp = new URL(contactLink(english, booking, company, "whatsapp"));
  expect(whatsapp.href).toContain("https://wa.me/995555222222?");
  expect(whatsapp.searchParams.get("text")).toBe(TEXT);
  const telegram = new URL(contactLink(english, booking, company, "telegram"));
  expect(telegram.href).toContain("https://t.me/mgzavri_cars?");
  expect(telegram.searchParams.get("text")).toBe(TEXT);
  const email = new URL(contactLink(english, booking, company, "email"));
  expect(email.href).toContain("mailto:hello@mgzavri.example?");
  expect(email.searchParams.get("subject")).toBe("Booking K7M4XQ");
  expect(email.searchParams.get("body")).toBe(TEXT);
});

test("the draft is in the page's language, including Other", () => {
  const other = { ...booking, vehicle: "Other" };
  const link = new URL(contactLink(i18nFor("ka").t, other, company, "whatsapp"));
  expect(link.searchParams.get("text")).toBe(
    "გამარჯობა! ჩემი ჯავშნის კოდია K7M4XQ: სხვა, ორშაბათი, 10 ივნისი, 2030 – შაბათი, 15 ივნისი, 2030.",
  );
});

test("links contain no personal data", () => {
  for (const channel of ["whatsapp", "telegram", "email"] as const) {
    const link = decodeURIComponent(contactLink(english, booking, company, channel));
    for (const secret of [booking.name, booking.email, booking.phone]) {
      expect(link).not.toContain(secret);
    }
  }
});

test("the draft says so if the booking has no reference", () => {
  const unsent: Partial<Booking> = bookingInput();
  const link = new URL(contactLink(english, unsent as Booking, company, "whatsapp"));
  expect(link.searchParams.get("text")).toContain(english("booking.message.noReference"));
});

test.each([
  [
    { vehicle: "Other", pickupDate: "2030-06-10", returnDate: "15.6.2030" },
    { vehicle: "Other", from: "Monday, 10 June 2030", to: "Saturday, 15 June 2030" },
  ],
  [{}, { vehicle: "?", from: "?", to: "?" }],
  [
    { vehicle: "Mazda 3", pickupDate: "soon", returnDate: "" },
    { vehicle: "Mazda 3", from: "?", to: "?" },
  ],
])("a booking that could not be sent with %j names %j", (values, texts) => {
  expect(tripTexts(english, values)).toEqual({
    ...texts,
    vehicle: texts.vehicle === "Other" ? english("booking.otherVehicle") : texts.vehicle,
  });
  const text = unsentText(english, values);
  for (const part of [texts.from, texts.to]) expect(text).toContain(part);
});

test("a request for soon names car, places and times", () => {
  const values = {
    vehicle: "Mazda 3",
    pickup: "Tbilisi Airport",
    pickupDate: "2030-06-10",
    pickupTime: "03:00",
    return: "same",
    returnDate: "2030-06-15",
    returnTime: "12:00",
  };
  expect(soonText(english, values, EXAMPLE_PLACES)).toBe(
    "Hello! I need a car soon: Mazda 3. Pick-up: Tbilisi Airport, Monday, 10 June 2030, 03:00. " +
      "Return: Tbilisi Airport, Saturday, 15 June 2030, 12:00. Can you confirm it?",
  );
  expect(soonText(i18nFor("ka").t, values, EXAMPLE_PLACES)).toContain("თბილისის აეროპორტი");
  expect(soonText(english, {}, EXAMPLE_PLACES)).toContain("Pick-up: ?, ?, ?. Return: ?, ?, ?.");
});

test.each([
  ["mgzavri", "telegram", ["telegram", "whatsapp", "email"]],
  ["mgzavri", "email", ["email", "whatsapp", "telegram"]],
  ["", "telegram", ["whatsapp", "email"]],
  ["", "email", ["email", "whatsapp"]],
] as const)(
  "a company with %j in Telegram is written to, by preference %s: %j",
  (telegram, preferred, channels) => {
    expect(channelsTo({ telegram }, preferred)).toEqual(channels);
  },
);
