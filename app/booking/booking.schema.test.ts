import { describe, expect, test } from "vitest";
import { z } from "zod";
import { FIELD_LIMITS } from "./booking";
import { bookingSchema } from "./booking.schema";
import { bookingInput } from "./testing/booking-input";

/** Returns the messages of one field for a value; `undefined` means a missing field. */
function messagesOf(field: string, value: unknown) {
  const parsed = bookingSchema.safeParse({ ...bookingInput(), [field]: value });
  if (parsed.success) return [];
  const { fieldErrors, formErrors } = z.flattenError(parsed.error);
  expect(formErrors).toEqual([]);
  expect(Object.keys(fieldErrors)).toEqual([field]);
  return (fieldErrors as Record<string, string[]>)[field]!.map((key) =>
    key.replace("booking.errors.", ""),
  );
}

const REQUIRED = [
  "name",
  "email",
  "phone",
  "vehicle",
  "vehicleType",
  "pickup",
  "return",
  "pickupDate",
  "pickupTime",
  "returnDate",
  "returnTime",
];

describe("a required field", () => {
  test.each(REQUIRED)("%s has its own message if it is missing or not a string", (field) => {
    for (const value of [undefined, null, 7, true, {}, [], ["Tbilisi"], Array(5000), Number.NaN]) {
      expect(messagesOf(field, value), JSON.stringify(value)).toEqual([field]);
    }
  });

  test.each(REQUIRED)("%s has its own message first if it is empty", (field) => {
    for (const value of ["", "   ", "\n\t"]) expect(messagesOf(field, value)[0]).toBe(field);
  });
});

test("an empty object fails for every required field and no others", () => {
  const parsed = bookingSchema.safeParse({});
  const { fieldErrors } = z.flattenError(parsed.error!);
  const expected = REQUIRED.map((field) => [field, [`booking.errors.${field}`]]);
  expect(fieldErrors).toEqual(Object.fromEntries(expected));
});

test("missing optional fields get the form's defaults", () => {
  const { notes: _1, contactPreference: _2, addChildSeat: _3, ...rest } = bookingInput();
  const { addSkiRack: _4, ...required } = rest;
  expect(bookingSchema.parse(required)).toEqual(bookingInput());
});

test("unknown fields are dropped", () => {
  expect(bookingSchema.parse({ ...bookingInput(), totalPrice: 1, id: 5 })).toEqual(bookingInput());
});

describe("a text", () => {
  test.each([
    ["name", "Al", ["name"]],
    ["name", " Al ", ["name"]],
    ["name", "Ana", []],
    ["name", "ნინო ბერიძე", []],
    ["name", "\u200B\u200B\u200B", ["name"]],
    ["name", "\u3164\u3164\u3164", ["name"]],
    ["name", "Al\u200B", ["name"]],
    ["name", "👩\u200D👩\u200D👧 👍🏽 ❤\uFE0F 🇬🇪", ["name"]],
    ["name", "Ana 👍🏽", []],
    ["name", "王芳", []],
    ["phone", "\u200E12345\u200E", ["phone"]],
    ["vehicle", "\u2800", ["vehicle"]],
    ["pickup", "\u2060", ["pickup"]],
    ["email", "\u200B", ["email"]],
    ["phone", "12345", ["phone"]],
    ["phone", "123456", []],
    ["email", "nino", ["email"]],
    ["email", "nino@", ["email"]],
    ["email", "@example.com", ["email"]],
    ["email", "nino@example", ["email"]],
    ["email", "nino example@example.com", ["email"]],
    ["email", "a@example.com, b@example.com", ["email"]],
    ["email", "nino.beridze+car@mail.example.co.uk", []],
    ["email", "info@firma.xn--node", []],
    ["email", "x@münchen.de", []],
    ["email", "r&d@example.com", []],
    ["vehicle", "X", []],
    ["notes", "", []],
    ["notes", "Two lines\r\nand a\ttab", []],
  ])("%s %j gives the messages %j", (field, value, messages) => {
    expect(messagesOf(field, value)).toEqual(messages);
  });

  test.each(["name", "phone", "vehicle", "notes"] as const)(
    "%s is accepted up to its limit, not beyond",
    (field) => {
      const limit = FIELD_LIMITS[field];
      expect(messagesOf(field, "x".repeat(limit))).toEqual([]);
      expect(messagesOf(field, `  ${"x".repeat(limit)}  `)).toEqual([]);
      expect(messagesOf(field, "x".repeat(limit + 1))).toEqual([`tooLong.${field}`]);
      expect(messagesOf(field, "x".repeat(1_000_000))).toEqual([`tooLong.${field}`]);
    },
  );

  test("an email is accepted up to its limit, not beyond", () => {
    const emailOf = (length: number) => `${"x".repeat(length - 12)}@example.com`;
    expect(messagesOf("email", emailOf(60))).toEqual([]);
    expect(messagesOf("email", emailOf(255))).toEqual(["tooLong.email"]);
  });

  test.each(["name", "phone", "vehicle"])("%s rejects unprintable characters", (field) => {
    for (const odd of ["\0", "\u0007", "\u001B", "\u007F", "\u0081", "\uD800", "\uDC00"]) {
      expect(messagesOf(field, `a full${odd}name`), JSON.stringify(odd)).toEqual(["unprintable"]);
    }
    expect(messagesOf(field, "emoji 🚗 and accents é")).toEqual([]);
  });

  test("email and notes reject unprintable characters", () => {
    for (const odd of ["\0", "\u0007", "\u001B", "\uD800"]) {
      expect(messagesOf("notes", `notes${odd}`)).toEqual(["unprintable"]);
      expect(messagesOf("email", `ni${odd}no@example.com`)).not.toEqual([]);
    }
    expect(messagesOf("notes", 5)).toEqual(["notes"]);
    expect(messagesOf("notes", null)).toEqual(["notes"]);
  });
});
