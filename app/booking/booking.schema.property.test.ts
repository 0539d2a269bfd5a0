import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseDate, parseTime } from "~/web/calendar";
import { visibleLength } from "~/web/plain-text";
import { VEHICLE_TYPES } from "~/catalog/pricing/rates";
import { CONTACT_PREFERENCES, FIELD_LIMITS, type BookingInput } from "./booking";
import { bookingSchema } from "./booking.schema";
import { bookingInput } from "./testing/booking-input";

const FIELDS = Object.keys(bookingInput()).sort();

function expectValid(input: BookingInput) {
  expect(Object.keys(input).sort()).toEqual(FIELDS);
  const { place: _1, flight: _2, ...limits } = FIELD_LIMITS;
  for (const [field, limit] of Object.entries(limits)) {
    const text = input[field as keyof typeof limits];
    expect(text).toBe(text.trim());
    expect(text.length).toBeLessThanOrEqual(limit);
    expect(text.isWellFormed()).toBe(true);
    expect(text).not.toContain("\0");
  }
  expect(visibleLength(input.name)).toBeGreaterThanOrEqual(3);
  expect(visibleLength(input.phone)).toBeGreaterThanOrEqual(6);
  expect(input.email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);
  expect(VEHICLE_TYPES).toContain(input.vehicleType);
  expect(CONTACT_PREFERENCES).toContain(input.contactPreference);
  for (const place of [input.pickup, input.return]) {
    expect(place).toBe(place.trim());
    expect(place.length).toBeGreaterThanOrEqual(1);
    expect(place.length).toBeLessThanOrEqual(FIELD_LIMITS.place);
  }
  for (const date of [input.pickupDate, input.returnDate]) {
    expect(date).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(parseDate(date)).toBe(date);
  }
  for (const time of [input.pickupTime, input.returnTime]) {
    expect(time).toMatch(/^\d{2}:\d{2}$/);
    expect(parseTime(time)).toBe(time);
  }
  for (const extra of [input.addChildSeat, input.addSkiRack]) expect(extra).toBeTypeOf("boolean");
}

/** Checks that accepted output is valid, and that parsing it again does not change it. */
function check(input: unknown) {
  const parsed = bookingSchema.safeParse(input);
  if (!parsed.success) return false;
  expectValid(parsed.data);
  expect(bookingSchema.parse(parsed.data)).toEqual(parsed.data);
  return true;
}

const anyText = fc.oneof(
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom("", " ", "\0", "\uD800", "x".repeat(3000), "2026-02-30", "1.1.2026", "on"),
);
const anyJson = fc.oneof(fc.jsonValue(), anyText, fc.constant(undefined));

/** Valid values of each field, in the notations people use. */
const likely: Record<keyof BookingInput, fc.Arbitrary<unknown>> = {
  name: fc.constantFrom("Nino Beridze", "  ნინო  ", "Al"),
  email: fc.oneof(fc.emailAddress(), fc.constant(" nino@example.com ")),
  phone: fc.constantFrom("+995 555 12 34 56", "12345"),
  vehicle: fc.constantFrom("Toyota RAV4", "Other"),
  vehicleType: fc.constantFrom("SUV", "sedan", " suv"),
  pickup: fc.constantFrom("Tbilisi", " Batumi", "Other"),
  return: fc.constantFrom("Tbilisi", " Batumi", "Other"),
  pickupDate: fc.constantFrom("2026-01-31", "1.2.2026"),
  pickupTime: fc.constantFrom("9:00", "23:59"),
  returnDate: fc.constantFrom("2026-02-28", "29.2.2028"),
  returnTime: fc.constantFrom("00:00", "7:05"),
  notes: fc.constantFrom("", "Two\nlines ", undefined),
  contactPreference: fc.constantFrom(...CONTACT_PREFERENCES, undefined),
  addChildSeat: fc.constantFrom(true, "on", "false", undefined),
  addSkiRack: fc.constantFrom(false, "true", undefined),
};

describe("for any input", () => {
  test("arbitrary JSON never makes the schema throw and is never accepted", () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(check(value)).toBe(false);
      }),
    );
  });

  test(
    "arbitrary values of one field never make the schema throw or accept invalid input",
    { tags: "slow" },
    () => {
      fc.assert(
        fc.property(fc.constantFrom(...FIELDS), anyJson, (field, value) => {
          check({ ...bookingInput(), [field]: value });
        }),
        { numRuns: 2000 },
      );
    },
  );

  test("likely input is normalized, and normalized input stays unchanged", () => {
    let accepted = 0;
    fc.assert(
      fc.property(fc.record(likely), (input) => {
        if (check(input)) accepted += 1;
      }),
      { numRuns: 500 },
    );
    expect(accepted).toBeGreaterThan(50);
  });
});
