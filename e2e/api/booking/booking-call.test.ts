import { expect, test } from "vitest";
import {
  bookingBody,
  bookingOf,
  postBooking,
  readBookings,
  signIn,
  useSite,
} from "../site-fixture";

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
  const { id, createdAt, lines, placeNames, ...booking } = bookingOf(answer);
  expect(booking).toEqual({
    ...bookingBody({ name: "All Fields" }),
    rentalDays: 5,
    pricePerDay: 45,
    deliveryFee: 45,
    totalPrice: 225,
    currency: "USD",
    exchange: null,
    status: "pending",
  });
  expect(lines).toEqual([{ kind: "rental", days: 5, dailyRate: 45, amount: 225 }]);
  expect(placeNames).toMatchObject({
    pickup: { en: "Tbilisi Airport" },
    return: { en: "Tbilisi" },
  });
  expect(Number.isSafeInteger(id)).toBe(true);
  expect(createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  expect(Date.parse(String(createdAt))).toBeGreaterThan(before - 60_000);
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
  const agreed = await postBooking(fixture.site, { ...body, quote: "225+45" });
  expect(agreed.status).toBe(201);
  // A lost response is repeated, regardless of the current price.
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

test("extras are in the total, the delivery fee is separate", async () => {
  const extras = { addChildSeat: true, addSkiRack: true, pickup: "Batumi" };
  const answer = await postBooking(fixture.site, bookingBody(extras));
  expect(bookingOf(answer)).toMatchObject({ totalPrice: 225 + 20 + 25, deliveryFee: 200 });
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
