import { expect, test, vi } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { en } from "~/texts/en";
import { handleBookingRequest } from "./booking.api.server";
import { countBookings } from "~/booking/testing/count-bookings";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";

const database = useTestDatabase();

type Call = Parameters<typeof handleBookingRequest>[2];

async function call(body: object, more: Partial<Call> = {}) {
  const http = new Request("http://localhost/api/booking");
  const request: Call = { lang: "en", idempotencyKey: null, http, ...more };
  const response = await handleBookingRequest(testStore(database.sql), { ...body }, request);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return { status: response.status, body: await response.json() };
}

test("answers 201 for a new booking and 200 for a repeat, without the token", async () => {
  const input = bookingInput({ name: "By Call" });
  const first = await call(input);
  expect(first).toMatchObject({ status: 201, body: { ...input, status: "pending" } });
  expect(first.body).not.toHaveProperty("token");
  expect(await call(input)).toEqual({ status: 200, body: first.body });
});

test("ignores computed fields of the client", async () => {
  const claims = { id: 999, totalPrice: 1, pricePerDay: 1, rentalDays: 1, status: "confirmed" };
  const { body } = await call({ ...bookingInput({ name: "Claims" }), ...claims });
  expect(body).toMatchObject({ totalPrice: 225, rentalDays: 5, status: "pending" });
  expect(body.id).not.toBe(999);
});

test("answers 422 with messages by field, in the language of the request", async () => {
  const before = await countBookings(database.sql);
  const { name: _, ...nameless } = bookingInput({ returnDate: "2030-02-30" });
  expect(await call(nameless)).toEqual({
    status: 422,
    body: {
      errors: {
        name: ["Name is required"],
        returnDate: ["Return date is required", "There is no such date. Write it like 2026-12-31."],
      },
    },
  });
  expect((await call(nameless, { lang: "ka" })).body.errors.name).toEqual([
    "ჩაწერეთ სახელი და გვარი",
  ]);
  expect(Object.keys((await call({})).body.errors)).toHaveLength(11);
  expect(await countBookings(database.sql)).toBe(before);
});

test("answers 422 at the hidden field if it is filled in, and stores nothing", async () => {
  const before = await countBookings(database.sql);
  const onTrap = vi.fn<() => void>();
  const body = { ...bookingInput({ name: "Robot" }), website: "http://x" };
  expect(await call(body, { onTrap })).toEqual({
    status: 422,
    body: { errors: { website: [en.booking.errors.trap] } },
  });
  expect(onTrap).toHaveBeenCalledOnce();
  expect(await countBookings(database.sql)).toBe(before);
});

test("answers 422 at the vehicle for an unknown car", async () => {
  expect(await call(bookingInput({ vehicle: "Lada Niva" }))).toMatchObject({
    status: 422,
    body: {
      errors: { vehicle: ["Please select a vehicle", "This car is no longer in our fleet."] },
    },
  });
});

test("answers 422 if the key was sent with another booking", async () => {
  await call(bookingInput({ name: "Key First" }), { idempotencyKey: "key" });
  const { status, body } = await call(bookingInput({ name: "Key Second" }), {
    idempotencyKey: "key",
  });
  expect(status).toBe(422);
  expect(body).toEqual({ error: expect.any(String) });
});
