import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { placeBooking } from "./place-booking.server";

const database = useTestDatabase();

const GEL = { currency: "GEL", rate: 2.7 };

test("a booking after a switch of the currency is in one currency", async () => {
  const { sql } = database;
  // The name of a car with rates of its own.
  const vehicle = "Honda Insight Hybrid 2012";
  const store = testStore(sql);
  expect(await placeBooking(store, bookingInput(), { lang: "en" })).toMatchObject({
    booking: { currency: "USD" },
  });
  await sql.begin(async (switching) => {
    await switching`select replace_main_currency(${switching.json(GEL)})`;
    await switching`
      update cars set rate_plan = '[{"minDays": 1, "dailyRate": 100}]' where name = ${vehicle}`;
  });
  // The prices in memory are in dollars, and the car's rates are read in lari.
  expect(await placeBooking(store, bookingInput({ vehicle }), { lang: "en" })).toMatchObject({
    ok: true,
    booking: { currency: "GEL", pricePerDay: 100, totalPrice: 500 },
  });
});
