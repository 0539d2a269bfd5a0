import { beforeEach, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import { changeReturn } from "~/booking/assignment/change-return.queries.server";
import { findBooking } from "~/booking/booking.queries.server";
import type { Booking } from "~/booking/booking";
import { placeBooking } from "~/booking/place/place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { NOW } from "~/booking/testing/use-rentals";
import type { ExchangeRates } from "~/catalog/pricing/exchange-rates";
import { findReturnQuote } from "./returns.queries.server";

const database = useTestDatabase();
const FIRST: ExchangeRates = { date: "2030-05-01", GEL: 2.5, EUR: 0.9 };
const LATER: ExchangeRates = { date: "2030-05-20", GEL: 3, EUR: 0.9 };
/** Two days later than the input of the tests. */
const TO = { date: "2030-06-17", time: "12:00" };

async function setRates(rates: ExchangeRates) {
  await database.sql`
    insert into settings (name, value) values ('exchangeRates', ${database.sql.json(rates)})
    on conflict (name) do update set value = excluded.value`;
}

let booking: Booking;
let visitors = 0;

beforeEach(async () => {
  await setRates(FIRST);
  visitors += 1;
  const input = bookingInput({ email: `visitor-${visitors}@example.com` });
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  booking = placed.booking;
});

test("a booking keeps its rate until another return is agreed, which has the rate of that day", async () => {
  const { sql } = database;
  // 225, and 45 lari for the delivery.
  expect(booking).toMatchObject({ payable: 243, exchange: FIRST });
  await setRates(LATER);
  const id = BigInt(booking.id);
  expect(await findBooking(sql, id)).toMatchObject({ payable: 243, exchange: FIRST });

  const quote = await findReturnQuote(sql, booking, TO);
  expect(quote).toMatchObject({ totalPrice: 315, payable: 330, exchange: LATER });
  const seen = { date: booking.returnDate, time: booking.returnTime };
  await changeReturn(sql, { id, seen, to: TO, quote, actor: "nino", now: NOW }, []);
  expect(await findBooking(sql, id)).toMatchObject({
    payable: 330,
    exchange: LATER,
    fees: [{ kind: "delivery", amount: 15, original: { amount: 45, currency: "GEL" } }],
  });
});

test("a booking in dollars stays in dollars after a switch to lari, with another return too", async () => {
  const { sql } = database;
  await setRates(LATER);
  const main = { currency: "GEL", rate: 3 };
  await sql`select replace_main_currency(${sql.json(main)})`;
  await sql`update rate_tiers set daily_rate = daily_rate * 3`;
  expect(await findBooking(sql, BigInt(booking.id))).toMatchObject({
    payable: 243,
    currency: "USD",
  });
  expect(await findReturnQuote(sql, booking, TO)).toMatchObject({
    pricePerDay: 45,
    totalPrice: 315,
    payable: 330,
  });
});
