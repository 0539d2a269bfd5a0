import { describe, expect, test } from "vitest";
import { bookingInput } from "~/booking/testing/booking-input";
import { quoteResponse, responseQuote } from "~/booking/quote.response.server";
import { quote } from "~/catalog/pricing/quote";
import { EXAMPLE_EXTRAS, TENT } from "~/catalog/pricing/testing/example-extras";
import { ownPlan } from "~/catalog/pricing/seasons";
import { bookingRequestSchema, bookingRefusal } from "./booking.api.schema";

const NO_CHOICES = {
  driverAge: null,
  secondDriver: false,
  zeroExcess: false,
  border: "",
  code: "",
};

describe("the body of a booking call", () => {
  test("has the form's fields, and the price that was seen", () => {
    const choices = { ...NO_CHOICES, driverAge: "22", border: "AM", code: "SPRING" };
    const body = { ...bookingInput({ addSkiRack: true }), ...choices, quote: "225+45" };
    expect(bookingRequestSchema.parse(body)).toEqual({ ...body, driverAge: 22 });
  });

  test.each([
    [
      { driverAge: 22, border: "am", code: " სპრინგ " },
      { driverAge: 22, border: "AM", code: "SPRING" },
    ],
    [
      { driverAge: "", secondDriver: "on", zeroExcess: true },
      { secondDriver: true, zeroExcess: true },
    ],
    [{ driverAge: null, border: null, code: null }, {}],
  ])("with the choices %j has %j", (sent, choices) => {
    const parsed = bookingRequestSchema.parse({ ...bookingInput(), ...sent });
    expect(parsed).toMatchObject({ ...NO_CHOICES, ...choices });
  });

  test.each([
    [{ driverAge: 15 }, "driverAge"],
    [{ driverAge: "22.5" }, "driverAge"],
    [{ border: "ARM" }, "border"],
    [{ secondDriver: "perhaps" }, "secondDriver"],
    [{ code: ["A", "B"] }, "code"],
  ])("with %j is refused", (sent, field) => {
    const { error } = bookingRequestSchema.safeParse({ ...bookingInput(), ...sent });
    expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
  });

  test("without extras and a price has none", () => {
    const { addChildSeat: _, addSkiRack: __, ...body } = bookingInput();
    expect(bookingRequestSchema.parse(body)).toEqual({
      ...bookingInput(),
      ...NO_CHOICES,
      quote: "",
    });
  });

  test.each([
    [null, ""],
    [225, ""],
    [["225+45", "1+1"], "225+45"],
  ])("with the price %j has the price %j", (seen, price) => {
    expect(bookingRequestSchema.parse({ ...bookingInput(), quote: seen }).quote).toBe(price);
  });

  test.each(["vehicle", "pickupDate", "returnDate", "pickupTime", "returnTime"] as const)(
    "without %s is refused",
    (field) => {
      const { error } = bookingRequestSchema.safeParse({ ...bookingInput(), [field]: "" });
      expect(error?.issues.map(({ path }) => path)).toEqual([[field]]);
    },
  );
});

const PLAN = ownPlan([{ minDays: 1, dailyRate: 40 }], []);
const PRICE = responseQuote(
  quote(PLAN, {
    pickupDate: "2030-06-10",
    returnDate: "2030-06-15",
    deliveryFee: 200,
    extras: [
      { ...EXAMPLE_EXTRAS[0], quantity: 1 },
      { ...TENT, quantity: 2 },
    ],
  }),
);

test("a price is answered with all its lines", () => {
  expect(quoteResponse.parse(PRICE)).toEqual(PRICE);
  for (const lines of [
    [{ kind: "rental", amount: 1 }],
    [{ kind: "tent", amount: 1 }],
    [{ kind: "extra", amount: 1 }],
    [{ kind: "delivery", amount: 1, label: "Delivery" }],
    [{}],
    null,
  ]) {
    expect(quoteResponse.safeParse({ ...PRICE, lines }).success).toBe(false);
  }
});

test.each([
  { errors: { email: ["email is not valid"] } },
  { errors: { quote: ["the price has changed"] }, quote: PRICE },
  { error: "this Idempotency-Key was sent with another booking" },
])("a refusal may be %j", (refusal) => {
  expect(bookingRefusal.safeParse(refusal).success).toBe(true);
});

test.each([{}, { errors: { email: "not valid" } }, { errors: null }])(
  "a refusal is never %j",
  (refusal) => {
    expect(bookingRefusal.safeParse(refusal).success).toBe(false);
  },
);
