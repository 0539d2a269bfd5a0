import { expect, test, vi } from "vitest";
import { SOON } from "#db/testing/soon";
import { useTestDatabase } from "#db/testing/test-database";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { placeBooking, type Placed } from "./place-booking.server";

const database = useTestDatabase();

const GEL = { currency: "GEL", rate: 2.7, extras: { childSeat: 54, skiRack: 68 } };

test("a booking during a switch of the currency is in one currency", async () => {
  const { sql } = database;
  // A car with rates of its own.
  const vehicle = "Honda Insight Hybrid 2012";
  let placing: Promise<Placed> | undefined;
  // The lock is held until its transaction ends.
  await sql.begin(async (switching) => {
    await switching`lock table rate_tiers in access exclusive mode`;
    placing = placeBooking(testStore(sql), bookingInput({ vehicle }), { lang: "en" });
    // It has read the car's rates in dollars, and waits for the prices.
    await vi.waitFor(async () => expect(await countWaiting()).toBe(1), SOON);
    await switching`select replace_main_currency(${switching.json(GEL)})`;
    await switching`
      update cars set rate_plan = '[{"minDays": 1, "dailyRate": 100}]' where name = ${vehicle}`;
  });
  expect(await placing).toMatchObject({
    ok: true,
    booking: { currency: "GEL", pricePerDay: 100, totalPrice: 500 },
  });
});

async function countWaiting() {
  const rows = await database.sql`
    select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%rate_tiers%'`;
  return rows.length;
}
