import { describe, expect, test } from "vitest";
import { z } from "zod";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES } from "~/web/i18n/languages";
import type { MessageKey } from "~/web/message-key";
import { bookingSchema } from "./booking.schema";
import { errorText } from "./form/answer/submission-answer";
import { bookingInput } from "./testing/booking-input";

/** Returns the parsed value of one field, or its messages. */
function read(field: string, value: unknown) {
  const parsed = bookingSchema.safeParse({ ...bookingInput(), [field]: value });
  if (parsed.success) return (parsed.data as Record<string, unknown>)[field];
  const { fieldErrors } = z.flattenError(parsed.error);
  return (fieldErrors as Record<string, string[]>)[field];
}

describe.each(["pickupDate", "returnDate"])("%s", (field) => {
  test.each([
    ["2026-12-31", "2026-12-31"],
    ["31.12.2026", "2026-12-31"],
    ["1.2.2026", "2026-02-01"],
    [" 2028-02-29 ", "2028-02-29"],
  ])("reads %j as %s", (typed, date) => {
    expect(read(field, typed)).toBe(date);
  });

  test.each([
    "2026-02-30",
    "2027-02-29",
    "31.4.2026",
    "2026-13-01",
    "1999-12-31",
    "12/31/2026",
    "soon",
  ])("rejects %j and shows how to write a date", (typed) => {
    expect(read(field, typed)).toEqual([`booking.errors.${field}`, "booking.errors.noSuchDate"]);
  });

  test("shows no date hint for an empty field", () => {
    expect(read(field, " ")).toEqual([`booking.errors.${field}`]);
  });
});

describe.each(["pickupTime", "returnTime"])("%s", (field) => {
  test.each([
    ["12:00", "12:00"],
    ["9:30", "09:30"],
    [" 00:00 ", "00:00"],
    ["23:59", "23:59"],
  ])("reads %j as %s", (typed, time) => {
    expect(read(field, typed)).toBe(time);
  });

  test.each(["24:00", "12:60", "12", "12:30:00", "noon"])("rejects %j", (typed) => {
    expect(read(field, typed)).toEqual([`booking.errors.${field}`, "booking.errors.noSuchTime"]);
  });
});

test("a return before the pick-up, and a pick-up in the past, are accepted", () => {
  const dates = { pickupDate: "2001-05-10", returnDate: "2001-05-01" };
  expect(bookingSchema.parse(bookingInput(dates))).toMatchObject(dates);
});

describe("choices", () => {
  test.each([
    ["vehicleType", "sedan", "sedan"],
    ["vehicleType", "SUV", "suv"],
    ["vehicleType", " Suv ", "suv"],
    ["vehicleType", "truck", ["booking.errors.vehicleType"]],
    ["pickup", "Kutaisi Airport", "Kutaisi Airport"],
    ["pickup", " Gori ", "Gori"],
    ["pickup", "", ["booking.errors.pickup"]],
    ["pickup", null, ["booking.errors.pickup"]],
    ["pickup", "x".repeat(61), ["booking.errors.pickup"]],
    ["return", "Batumi", "Batumi"],
    ["return", " ", ["booking.errors.return"]],
    ["return", "a\0b", ["booking.errors.return"]],
    ["contactPreference", "telegram", "telegram"],
    ["contactPreference", "email", "email"],
    ["contactPreference", undefined, "whatsapp"],
    ["contactPreference", "", ["booking.errors.contactPreference"]],
    ["contactPreference", null, ["booking.errors.contactPreference"]],
    ["contactPreference", "pigeon", ["booking.errors.contactPreference"]],
  ])("%s %j is parsed as %j", (field, value, result) => {
    expect(read(field, value)).toEqual(result);
  });

  test.each(["addChildSeat", "addSkiRack"])("%s accepts a checkbox value or a boolean", (field) => {
    for (const yes of [true, "on", "true"]) expect(read(field, yes)).toBe(true);
    for (const no of [false, "off", "false", undefined]) expect(read(field, no)).toBe(false);
    for (const odd of ["", "yes", 1, 0, null, [], ["on"], {}]) {
      expect(read(field, odd), JSON.stringify(odd)).toEqual(["booking.errors.choice"]);
    }
  });
});

describe("messages in English", () => {
  test.each([
    ["name", "Name is required"],
    ["email", "Valid email is required"],
    ["phone", "Phone number is required"],
    ["vehicle", "Please select a vehicle"],
    ["vehicleType", "Vehicle type is required"],
    ["pickup", "Pick-up location is required"],
    ["return", "Return location is required"],
    ["pickupDate", "Pick-up date is required"],
    ["pickupTime", "Pick-up time is required"],
    ["returnDate", "Return date is required"],
    ["returnTime", "Return time is required"],
  ])("%s: %j, verbatim from the specification", (field, sentence) => {
    const [key] = read(field, "") as MessageKey[];
    expect(errorText(i18nFor("en").t, key!)).toBe(sentence);
  });
});

test.each(LANGUAGES)("every message is translated into %s", (lang) => {
  const { t } = i18nFor(lang);
  const odd = { name: "\0\0\0", notes: 1, contactPreference: 1, addChildSeat: 1, returnTime: "x" };
  const long = Object.fromEntries(
    ["name", "email", "phone", "vehicle", "notes"].map((field) => [field, "x".repeat(5000)]),
  );
  const keys = [{}, odd, { ...long, pickupDate: "x" }].flatMap((input) =>
    bookingSchema.safeParse(input).error!.issues.map((issue) => issue.message as MessageKey),
  );
  for (const key of new Set(keys)) {
    expect(key).toMatch(/^booking\.errors\./);
    expect(errorText(t, key)).not.toMatch(/^$|booking\.errors|\{\{/);
  }
  expect(errorText(t, "booking.errors.tooLong.name")).toContain("100");
});

test.each(["name", "phone", "vehicle", "notes"])(
  "%s is read without marks that change the direction of text",
  (field) => {
    for (const mark of "\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069") {
      expect(read(field, `${mark}+995 555${mark} 1234${mark}`)).toBe("+995 555 1234");
    }
  },
);

test("a name of marks only is no name", () => {
  expect(read("name", "\u202E\u2066\u2069\u202C")).toEqual(["booking.errors.name"]);
});
