import { describe, expect, test } from "vitest";
import {
  bookingBody,
  bookingOf,
  postBooking,
  readBookings,
  signIn,
  useSite,
} from "../site-fixture";
import { EXAMPLE_EXCHANGE } from "#db/seed/rates";

const fixture = useSite();

test("stores the server's price, not the one in the body", async () => {
  const claims = {
    totalPrice: 1,
    rentalDays: 1,
    pricePerDay: 0,
    deliveryFee: 0,
    id: 7,
    token: "x",
  };
  const answer = await postBooking(fixture.site, bookingBody({ ...claims, status: "confirmed" }));
  expect(answer.status).toBe(201);
  expect(bookingOf(answer)).toMatchObject({
    rentalDays: 5,
    pricePerDay: 45,
    totalPrice: 225,
    deliveryFee: 45,
    status: "pending",
  });
});

test("the response has the specification's fields, without the booking's token", async () => {
  const before = Date.now();
  const answer = await postBooking(fixture.site, bookingBody({ name: "All Fields" }));
  const { id, createdAt, answerBy, lines, placeNames, ...booking } = bookingOf(answer);
  expect(booking).toEqual({
    ...bookingBody({ name: "All Fields" }),
    flight: "",
    reference: expect.stringMatching(/^[A-Z\d]{6}$/),
    phoneE164: "+995555123456",
    rentalDays: 5,
    pricePerDay: 45,
    deliveryFee: 45,
    totalPrice: 225,
    payable: 241,
    currency: "USD",
    exchange: { ...EXAMPLE_EXCHANGE, date: expect.any(String) },
    status: "pending",
  });
  const currency = "USD";
  expect(lines).toEqual([
    { kind: "rental", label: "5 days at $45", days: 5, dailyRate: 45, amount: 225, currency },
    {
      kind: "delivery",
      label: "Delivery",
      amount: 16,
      currency,
      original: { amount: 45, currency: "GEL" },
    },
  ]);
  expect(placeNames).toMatchObject({
    pickup: { en: "Tbilisi Airport" },
    return: { en: "Tbilisi" },
  });
  expect(Number.isSafeInteger(id)).toBe(true);
  expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Date.parse(String(createdAt))).toBeGreaterThan(before - 60_000);
  // The example answers within an hour of office hours.
  expect(Date.parse(String(answerBy))).toBeGreaterThanOrEqual(
    Date.parse(String(createdAt)) + 3_600_000,
  );
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("only the sender gets the secret address of the booking's page", async () => {
  const answer = await postBooking(fixture.site, bookingBody({ name: "Own Page" }));
  const page = answer.headers.get("Location")!;
  expect(page).toMatch(/^\/bookings\/[\w-]{22}$/);
  expect(answer.text).not.toContain(page.split("/")[2]);
  const again = await postBooking(fixture.site, bookingBody({ name: "Own Page" }));
  expect([again.status, again.headers.get("Location")]).toEqual([200, null]);
  expect(again.headers.getSetCookie()).toEqual([]);
  const Cookie = answer.headers.getSetCookie()[0]!.split(";")[0]!;
  const own = await postBooking(fixture.site, bookingBody({ name: "Own Page" }), { Cookie });
  expect([own.status, own.headers.get("Location")]).toEqual([200, page]);
  expect((await fetch(fixture.site.url + page)).status).toBe(200);
});

test("rejects an outdated displayed price with the current one", async () => {
  const body = bookingBody({ name: "Seen Price" });
  const refused = await postBooking(fixture.site, { ...body, quote: "200+45" });
  expect(refused.status).toBe(422);
  expect(JSON.parse(refused.text)).toEqual({
    errors: { quote: ["The price has changed since you saw it"] },
    quote: expect.objectContaining({ rentalDays: 5, pricePerDay: 45, totalPrice: 225 }),
  });
  const other = await postBooking(fixture.site, { ...body, quote: "225+45=240" });
  expect(JSON.parse(other.text)).toMatchObject({ quote: { totalPrice: 225, payable: 241 } });
  const agreed = await postBooking(fixture.site, { ...body, quote: "225+45" });
  expect(agreed.status).toBe(201);
  // A request whose response was lost is repeated, regardless of the current price.
  const repeated = await postBooking(fixture.site, { ...body, quote: "200+45" });
  expect([repeated.status, bookingOf(repeated).id]).toEqual([200, bookingOf(agreed).id]);
});

test("missing optional fields get the specification's defaults", async () => {
  const {
    notes: _,
    contactPreference: __,
    addChildSeat: ___,
    addSkiRack: ____,
    ...least
  } = bookingBody({ name: "Least Said" });
  expect(bookingOf(await postBooking(fixture.site, least))).toMatchObject({
    notes: "",
    contactPreference: "whatsapp",
    addChildSeat: false,
    addSkiRack: false,
  });
});

test("extras are in the total, the delivery fee is in the sum to pay", async () => {
  const extras = { addChildSeat: true, addSkiRack: true, pickup: "Batumi" };
  const answer = await postBooking(fixture.site, bookingBody(extras));
  expect(bookingOf(answer)).toMatchObject({
    totalPrice: 225 + 20 + 25,
    deliveryFee: 200,
    payable: 225 + 20 + 25 + 73,
  });
});

test("accepts a return before the pick-up", async () => {
  const swapped = bookingBody({ pickupDate: "2030-06-15", returnDate: "2030-06-10" });
  expect(bookingOf(await postBooking(fixture.site, swapped))).toMatchObject({ rentalDays: 5 });
});

test("staff see the bookings, newest first", async () => {
  const first = bookingOf(await postBooking(fixture.site, bookingBody({ name: "Came First" })));
  const second = bookingOf(await postBooking(fixture.site, bookingBody({ name: "Came Second" })));
  const bookings = await readBookings(fixture.site, await signIn(fixture.site));
  expect(bookings.slice(0, 2)).toMatchObject([second, first]);
});

describe("a phone that can't be read", () => {
  const TEXT =
    "We can’t read this as a phone number. Please correct it, or send the form again to book with it as it is.";

  test("is accepted as typed, without a number to call", async () => {
    const answer = await postBooking(
      fixture.site,
      bookingBody({ name: "No Ask", phone: "abcdef" }),
    );
    expect(answer.status).toBe(201);
    expect(bookingOf(answer)).toMatchObject({ phone: "abcdef", phoneE164: null });
  });

  test("is asked about once where the body wants that", async () => {
    const fields = bookingBody({ name: "Ask", phone: "0170 1234567" });
    const body = { ...fields, ask: true, asked: "dates" };
    const asked = await postBooking(fixture.site, body);
    expect(asked.status).toBe(422);
    expect(JSON.parse(asked.text)).toEqual({ errors: { phone: [TEXT] }, asked: "dates,phone" });
    const again = await postBooking(fixture.site, { ...body, asked: "dates,phone" });
    expect([again.status, bookingOf(again).phoneE164]).toEqual([201, null]);
    const corrected = { ...body, name: "Ask Corrected", phone: "+49 170 1234567" };
    const answer = await postBooking(fixture.site, corrected);
    expect([answer.status, bookingOf(answer).phoneE164]).toEqual([201, "+491701234567"]);
  });

  test("is the last that is asked about", async () => {
    const body = { ...bookingBody({ phone: "abcdef", email: "nobody" }), ask: true };
    const answer = await postBooking(fixture.site, body);
    expect(JSON.parse(answer.text)).toEqual({
      errors: { email: ["Valid email is required", expect.stringContaining("Write it like")] },
    });
  });
});

test.each([
  ["info@firma.xn--node", "info@firma.xn--node"],
  ["x@münchen.de", "x@xn--mnchen-3ya.de"],
  ["r&d@example.com", "r&d@example.com"],
])("accepts the e-mail address %s", async (email, stored) => {
  const answer = await postBooking(fixture.site, bookingBody({ name: `Mail ${stored}`, email }));
  expect([answer.status, bookingOf(answer).email]).toEqual([201, stored]);
});

test.each(["\u200B", "\u3164", "\u115F", "\u2800", "\u00AD", "\u200D", "\u2060"])(
  "refuses a name of nothing but %j",
  async (odd) => {
    const answer = await postBooking(fixture.site, bookingBody({ name: odd.repeat(3) }));
    expect(answer.status).toBe(422);
    expect(JSON.parse(answer.text)).toEqual({ errors: { name: ["Name is required"] } });
  },
);

test("stores a name on one line, composed", async () => {
  const body = bookingBody({ name: "Jose\u0301\u2028Marti\u0301" });
  expect(bookingOf(await postBooking(fixture.site, body)).name).toBe("José Martí");
});
