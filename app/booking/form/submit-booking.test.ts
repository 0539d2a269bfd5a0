import { describe, expect, test } from "vitest";
import { connect } from "#db/connect";
import { useTestDatabase } from "#db/testing/test-database";
import { en } from "~/texts/en";
import { ka } from "~/texts/ka";
import { quoteCode } from "~/catalog/pricing/quote";
import {
  ASKED_FIELD,
  FOLLOWED_TYPE_FIELD,
  PRICE_FIELD,
  PRICE_INTENT,
  SAME_AS_PICKUP,
  type BookingInput,
} from "~/booking/booking";
import { MAX_EXTRAS } from "~/booking/extras/extra-field";
import { submitBooking, type SubmitBookingResult } from "./submit-booking.server";
import { countBookings } from "~/booking/testing/count-bookings";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();
const { advice, errors } = en.booking;

/**
 * Returns a form as a browser posts it: text only, without unticked checkboxes. It has been asked about its dates,
 * which are years ahead.
 */
function formOf(input: Partial<BookingInput>, more: [string, string][] = []) {
  const form = new FormData();
  if (input.pickupDate) form.append(ASKED_FIELD, "dates");
  for (const [name, value] of Object.entries(input)) {
    if (value !== false) form.append(name, value === true ? "on" : String(value));
  }
  for (const [name, value] of more) form.append(name, value);
  return form;
}

const submit = (form: FormData, ownTokens: string[] = []) =>
  submitBooking(testStore(database.sql), form, { lang: "en", ownTokens });

/** Posts a form again, from the browser that has the booking of the first result. */
function submitAgain(form: FormData, first: SubmitBookingResult) {
  return submit(form, first.ok ? [first.booking.token] : []);
}

test("stores a form with its ticked and unticked checkboxes", async () => {
  const input = bookingInput({ name: "By Form", addSkiRack: true, notes: "Hello" });
  const submitted = await submit(formOf({ ...input, pickupDate: "10.6.2030" }));
  expect(submitted).toMatchObject({ ok: true, booking: input, repeated: false });
  expect(await submitAgain(formOf(input), submitted)).toEqual({ ...submitted, repeated: true });
});

test("a repeat from another browser gets number and reference, not the link", async () => {
  const input = bookingInput({ name: "Known To Others" });
  const first = await submit(formOf(input));
  const again = await submit(formOf(input));
  expect(again).toMatchObject({
    ok: false,
    kind: "repeated",
    booking: first.ok && { id: first.booking.id, reference: first.booking.reference },
    result: { initialValue: { name: "Known To Others" } },
  });
  expect(JSON.stringify(again)).not.toContain(first.ok && first.booking.token);
});

describe("a refused form", () => {
  test("returns every typed value and the messages by field", async () => {
    const typed = { ...bookingInput(), name: "A", returnDate: "2030-02-30", addChildSeat: true };
    const submitted = await submit(formOf(typed));
    const { addChildSeat: _1, addSkiRack: _2, notes: _3, ...texts } = typed;
    expect(submitted).toMatchObject({
      ok: false,
      kind: "invalid",
      result: {
        initialValue: { ...texts, addChildSeat: "on" },
        error: {
          name: [errors.name, advice.name],
          returnDate: [errors.returnDate, errors.noSuchDate],
        },
      },
    });
  });

  test("with a repeated field has an error at that field", async () => {
    const submitted = await submit(formOf(bookingInput(), [["name", "Another Name"]]));
    expect(submitted).toMatchObject({ result: { error: { name: [errors.name, advice.name] } } });
  });

  test("with an unknown car has an error at the car", async () => {
    const submitted = await submit(formOf(bookingInput({ vehicle: "Lada Niva" })));
    expect(submitted).toMatchObject({
      kind: "invalid",
      result: { error: { vehicle: [errors.vehicle, errors.vehicleGone] } },
    });
  });

  test("stores nothing if the honeypot is filled", async () => {
    const before = await countBookings(database.sql);
    const input = bookingInput({ name: "Robot" });
    const caught = await submit(formOf(input, [["website", "https://example.com"]]));
    expect(caught).toMatchObject({
      kind: "invalid",
      result: { error: { website: [errors.trap] } },
    });
    expect(await countBookings(database.sql)).toBe(before);
  });

  test("returns the typed values while the database is unavailable", async () => {
    const nowhere = connect({ dataDir: "/nowhere" }, { max: 1, connect_timeout: 1 });
    const form = formOf(bookingInput({ name: "Typed" }));
    const submitted = await submitBooking(testStore(nowhere), form, { lang: "en" });
    await nowhere.end();
    expect(submitted).toMatchObject({
      kind: "unavailable",
      result: { initialValue: { name: "Typed" } },
    });
  });
});

test("messages are in the language of the page", async () => {
  const form = formOf(bookingInput({ name: "" }));
  const submitted = await submitBooking(testStore(database.sql), form, { lang: "ka" });
  expect(submitted).toMatchObject({
    result: { error: { name: [ka.booking.errors.name, ka.booking.advice.name] } },
  });
});

test("has at most as many extras as can be offered", async () => {
  const names = Array.from({ length: 100 }, (_, index) => `extra-invented${index}`);
  const more = names.flatMap((name): [string, string][] => [
    [name, "1"],
    [name, "1"],
  ]);
  const submitted = await submit(formOf(bookingInput({ name: "" }), more));
  const typed = submitted.ok ? {} : submitted.result.initialValue;
  const kept = Object.keys(typed ?? {}).filter((name) => name.startsWith("extra-"));
  expect(kept.toSorted()).toEqual(names.slice(0, MAX_EXTRAS).toSorted());
});

describe("the type that followed from the page's car", () => {
  const followed: [string, string][] = [[FOLLOWED_TYPE_FIELD, "sedan"]];
  const typed = (input: Partial<BookingInput>) => formOf(bookingInput(input), followed);

  test("is none that was chosen for a car outside the fleet: it is asked for", async () => {
    const before = await countBookings(database.sql);
    const name = "Other Car";
    const submitted = await submit(typed({ name, vehicle: "Other", vehicleType: "sedan" }));
    expect(submitted).toMatchObject({
      kind: "invalid",
      result: {
        error: { vehicleType: [errors.vehicleType, advice.vehicleType] },
        initialValue: { name, vehicle: "Other" },
      },
    });
    expect(submitted).not.toHaveProperty("result.initialValue.vehicleType");
    expect(await countBookings(database.sql)).toBe(before);
  });

  test("gives way to that of another car, and to another type", async () => {
    const jeep = typed({ name: "Now A Jeep", vehicle: "Jeep Compass", vehicleType: "sedan" });
    expect(await submit(jeep)).toMatchObject({ ok: true, booking: { vehicleType: "suv" } });
    const other = typed({ name: "Any SUV", vehicle: "Other", vehicleType: "suv" });
    expect(await submit(other)).toMatchObject({ ok: true, booking: { vehicleType: "suv" } });
  });
});

describe("the return location", () => {
  test("may be the same as the pick-up", async () => {
    const input = bookingInput({ name: "Same Place", pickup: "Batumi" });
    const submitted = await submit(formOf({ ...input, return: SAME_AS_PICKUP as never }));
    expect(submitted).toMatchObject({ ok: true, booking: { pickup: "Batumi", return: "Batumi" } });
  });

  test("is not reported missing if only the pick-up is", async () => {
    const { pickup: _, ...input } = bookingInput({ return: SAME_AS_PICKUP as never });
    const submitted = await submit(formOf(input));
    expect(submitted).toMatchObject({ kind: "invalid", result: { error: expect.anything() } });
    const { result } = submitted as { result: { error: object; initialValue: object } };
    expect(Object.keys(result.error)).toEqual(["pickup"]);
    expect(result.initialValue).toMatchObject({ return: SAME_AS_PICKUP });
  });
});

describe("the price the visitor saw", () => {
  const seen = (code: string): [string, string][] => [[PRICE_FIELD, code]];

  test("is booked if it equals the server's", async () => {
    const input = bookingInput({ name: "Right Price" });
    const right = quoteCode({ totalPrice: 225, deliveryFee: 45, payable: null });
    expect(await submit(formOf(input, seen(right)))).toMatchObject({
      ok: true,
      booking: { totalPrice: 225, deliveryFee: 45 },
    });
  });

  test.each(["1+45", "225+0", "1e2", "<b>", "225+45 ", "0+0"])(
    "is refused as %j, with the right one in the answer",
    async (code) => {
      const before = await countBookings(database.sql);
      const submitted = await submit(formOf(bookingInput({ name: "Other Price" }), seen(code)));
      expect(submitted).toMatchObject({
        ok: false,
        kind: "priceChanged",
        quote: { totalPrice: 225, deliveryFee: 45 },
        result: { initialValue: { name: "Other Price", [PRICE_FIELD]: code } },
      });
      expect(await countBookings(database.sql)).toBe(before);
    },
  );

  test("may be outdated in a repeated request", async () => {
    const input = bookingInput({ name: "Answer Lost" });
    const first = await submit(formOf(input, seen("225+45")));
    expect(first).toMatchObject({ ok: true });
    const again = await submitAgain(formOf(input, seen("210+45")), first);
    expect(again).toEqual({ ...first, repeated: true });
  });

  test("can be requested with a partly filled form, without storing or errors", async () => {
    const before = await countBookings(database.sql);
    const half = formOf({ vehicle: "Mazda 3", name: "A" }, [["intent", PRICE_INTENT]]);
    expect(await submit(half)).toEqual({
      ok: false,
      kind: "price",
      result: { initialValue: { vehicle: "Mazda 3", vehicleType: "sedan", name: "A" } },
    });
    expect(await countBookings(database.sql)).toBe(before);
  });
});

describe("a discount code in the form", () => {
  const typed = (code: string) => formOf(bookingInput({ name: `Code ${code}` }), [["code", code]]);
  const show = (form: FormData) => {
    form.append("intent", PRICE_INTENT);
    return submit(form);
  };

  test("is looked up for the price, on any keyboard", async () => {
    const { sql } = database;
    await sql`
      insert into discount_codes (code, percent, last_day, max_uses, position) values
        ('SPRING', 10, null, null, 1), ('PAST', 10, '2020-01-01', null, 2)`;
    expect(await show(typed(" sp ring "))).toMatchObject({
      kind: "price",
      discount: { code: "SPRING", percent: 10 },
    });
    expect(await show(typed("სპრინგ"))).toMatchObject({ discount: { code: "SPRING" } });
  });

  test.each([
    ["PAST", errors.code.expired],
    ["OTHER", errors.code.unknown],
    ["<script>", errors.code.unknown],
  ])("%s gets a message at its field, and nothing is booked or lost", async (code, message) => {
    const before = await countBookings(database.sql);
    const shown = await show(typed(code));
    expect(shown).toMatchObject({ kind: "price", result: { error: { code: [message] } } });
    expect(shown).not.toHaveProperty("discount");
    expect(await submit(typed(code))).toMatchObject({
      ok: false,
      kind: "invalid",
      result: { error: { code: [message] }, initialValue: { code, name: `Code ${code}` } },
    });
    expect(await countBookings(database.sql)).toBe(before);
  });

  test("is asked about with the new price if that was seen without it, and then booked", async () => {
    const form = (seen: string) => {
      const posted = typed("SPRING");
      posted.append(PRICE_FIELD, seen);
      return posted;
    };
    const asked = await submit(form("225+45=225"));
    expect(asked).toMatchObject({
      kind: "priceChanged",
      quote: { totalPrice: 225 },
      discount: { code: "SPRING", percent: 10 },
    });
    const seen = asked.ok || asked.kind !== "priceChanged" ? "" : quoteCode(asked.quote);
    expect(await submit(form(seen))).toMatchObject({
      ok: true,
      booking: { choices: { discount: { code: "SPRING" } } },
    });
  });
});
