import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { placeBooking } from "./place-booking.server";
import { bookingInput } from "./testing/booking-input";

const database = useTestDatabase();

test("the same input is stored once", async () => {
  const input = bookingInput({ name: "Once Only" });
  const first = await placeBooking(database.sql, input, { lang: "en" });
  const second = await placeBooking(database.sql, input, { lang: "en" });
  expect(first).toMatchObject({ ok: true, repeated: false });
  expect(second).toMatchObject({ ok: true, repeated: true });
});
