import { describe, expect, test } from "vitest";
import { booking as ka } from "~/texts/ka/booking";
import { errorsOf } from "../answer";
import {
  bookingBody,
  bookingOf,
  postBooking,
  readBookings,
  signIn,
  useSite,
} from "../site-fixture";

const fixture = useSite();

/** The messages of the specification's section 5. */
const MESSAGES = {
  name: "Name is required",
  email: "Valid email is required",
  phone: "Phone number is required",
  vehicle: "Please select a vehicle",
  vehicleType: "Vehicle type is required",
  pickup: "Pick-up location is required",
  return: "Return location is required",
  pickupDate: "Pick-up date is required",
  pickupTime: "Pick-up time is required",
  returnDate: "Return date is required",
  returnTime: "Return time is required",
};
type Field = keyof typeof MESSAGES;
const required = Object.keys(MESSAGES) as Field[];
const empty = Object.fromEntries(required.map((field) => [field, ""]));

/** Resolves with the errors by field for a body with some changed fields. */
async function refusalOf(changes: Record<string, unknown>, headers?: Record<string, string>) {
  return errorsOf(await postBooking(fixture.site, bookingBody(changes), headers));
}

describe("messages", () => {
  const each = Object.fromEntries(required.map((field) => [field, [MESSAGES[field]]]));

  test("empty fields get the specification's messages", async () => {
    expect(await refusalOf(empty)).toEqual(each);
  });

  test("missing fields get the same messages", async () => {
    expect(errorsOf(await postBooking(fixture.site, {}))).toEqual(each);
  });

  test.each([
    ["name", "Ni"],
    ["name", "  N  "],
    ["email", "nino@"],
    ["email", "nino example.com"],
    ["phone", "12345"],
    ["vehicleType", "tank"],
    ["pickup", "Moscow"],
  ] as const)("%s %j is answered with its one message", async (field, value) => {
    expect(await refusalOf({ [field]: value })).toEqual({ [field]: [MESSAGES[field]] });
  });

  test("responds in Georgian to Accept-Language: ka", async () => {
    const errors = await refusalOf(empty, { "Accept-Language": "ka-GE,ka;q=0.9" });
    for (const field of required) expect(errors[field]).toEqual([ka.errors[field]]);
    expect(errors.name![0]).toMatch(/^[\u10D0-\u10FF ]+$/);
  });

  test("responds in English to Russian and unknown languages", async () => {
    for (const language of ["ru", "ru-RU,ka", "fr"]) {
      expect(await refusalOf({ name: "" }, { "Accept-Language": language })).toEqual({
        name: [MESSAGES.name],
      });
    }
  });

  test.each([
    ["pickupDate", "2026-02-30"],
    ["returnDate", "2026-13-01"],
    ["returnDate", "tomorrow"],
    ["pickupTime", "25:00"],
    ["returnTime", "noon"],
  ] as const)("%s %j is a slip that the answer explains", async (field, value) => {
    const messages = (await refusalOf({ [field]: value }))[field]!;
    expect(messages[0]).toBe(MESSAGES[field]);
    expect(messages[1]).toMatch(/no such/);
  });
});

describe("values of another kind", () => {
  const kinds = { number: 7, array: ["x"], object: { $gt: "" }, null: null };
  const fields = Object.keys(bookingBody());
  const cases = fields.flatMap((field) =>
    Object.entries(kinds).map(([kind, value]) => [field, kind, value] as const),
  );

  test.each(cases)("rejects %s as %s at its field", async (field, _, value) => {
    const errors = await refusalOf({ [field]: value });
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]![0]).toMatch(/\w+ \w+/);
  });
});

describe("hostile texts", () => {
  const texts = ["name", "email", "phone", "vehicle", "notes"];

  test.each(texts)("%s has a maximum length", async (field) => {
    const local = field === "email" ? "@example.com" : "";
    const errors = await refusalOf({ [field]: "x".repeat(3_000) + local });
    expect(errors[field]!.join()).toMatch(field === "email" ? /./ : /at most \d+ characters/);
  });

  test.each(texts)("%s rejects control characters, NUL and lone surrogates", async (field) => {
    for (const bad of ["\u0000", "\u0007", "\u001B[31m", "\u009F", "\uD800"]) {
      const errors = await refusalOf({ [field]: `nino${bad}@example.com` });
      expect(Object.keys(errors)).toEqual([field]);
    }
  });

  test.each(["vehicle", "vehicleType", "pickup", "return", "contactPreference"])(
    "%s knows no words of the language it is written in",
    async (field) => {
      for (const word of ["__proto__", "constructor", "toString", "hasOwnProperty"]) {
        expect(Object.keys(await refusalOf({ [field]: word }))).toEqual([field]);
      }
    },
  );

  test("ignores __proto__ in the body", async () => {
    const { name: _, ...nameless } = bookingBody();
    const body = JSON.stringify(nameless).replace("{", '{"__proto__":{"name":"Polluted"},');
    expect(Object.keys(errorsOf(await postBooking(fixture.site, body)))).toEqual(["name"]);
  });

  test("stores SQL and markup as plain text", async () => {
    const name = `Robert'); drop table bookings;-- <script>alert(1)</script> \${1} %s \\`;
    expect(bookingOf(await postBooking(fixture.site, bookingBody({ name }))).name).toBe(name);
  });
});

test("stores nothing that was rejected", async () => {
  const bookings = await readBookings(fixture.site, await signIn(fixture.site));
  expect(bookings).toHaveLength(1);
});
