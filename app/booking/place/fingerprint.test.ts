import { expect, test } from "vitest";
import type { BookingInput } from "~/booking/booking";
import { hash } from "~/booking/links/token.server";
import { fingerprintOf } from "./place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";

test("does not depend on the order of the fields", () => {
  const reversed = Object.fromEntries(Object.entries(bookingInput()).reverse()) as BookingInput;
  expect(fingerprintOf(reversed)).toBe(fingerprintOf(bookingInput()));
});

test("depends on every field", () => {
  const others: BookingInput = {
    name: "Nino Beridze ",
    email: "nina@example.com",
    phone: "+995555123456",
    vehicle: "Other",
    vehicleType: "sedan",
    pickup: "Batumi",
    return: "Batumi",
    pickupDate: "2030-06-11",
    pickupTime: "12:01",
    returnDate: "2030-06-16",
    returnTime: "12:01",
    notes: "A note",
    contactPreference: "email",
    addChildSeat: true,
    addSkiRack: true,
  };
  const fields = Object.keys(others) as (keyof BookingInput)[];
  expect(fields.sort()).toEqual(Object.keys(bookingInput()).sort());
  const prints = fields.map((field) => fingerprintOf(bookingInput({ [field]: others[field] })));
  expect(new Set([...prints, fingerprintOf(bookingInput())]).size).toBe(fields.length + 1);
});

test("depends on quantities of extras, not on their order", () => {
  const tent = { name: "Roof tent", quantity: 1 };
  const box = { name: "Roof box", quantity: 2 };
  const print = (...extras: (typeof tent)[]) => fingerprintOf(bookingInput(), extras);
  expect(print(tent, box)).toBe(print(box, tent));
  expect(print()).toBe(fingerprintOf(bookingInput()));
  const all = [print(), print(tent), print(box), print({ ...tent, quantity: 2 }), print(tent, box)];
  expect(new Set(all).size).toBe(all.length);
});

test("distinguishes the same text in different fields", () => {
  const one = fingerprintOf(bookingInput({ name: "Anna", notes: "" }));
  expect(fingerprintOf(bookingInput({ name: "", notes: "Anna" }))).not.toBe(one);
});

test("fingerprints and hashed keys reveal nothing of their input", () => {
  expect(fingerprintOf(bookingInput())).toMatch(/^[\w-]{43}$/);
  expect(hash("key")).toMatch(/^[\w-]{43}$/);
  expect(hash("key")).not.toBe(hash("Key"));
});
