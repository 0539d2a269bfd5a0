import { expect, test } from "vitest";
import { migrateBefore } from "./testing/migrate-before";
import { useTestDatabase } from "./testing/test-database";

const NAME = "0012_sum_to_pay";
const database = useTestDatabase({ empty: true });

const RATES = { date: "2030-05-01", GEL: 2.72, EUR: 0.86 };
const DELIVERY = { kind: "delivery", currency: "USD" };

type Case = {
  about: string;
  fee: number;
  total?: number;
  currency?: string;
  exchange?: object | null;
  fees: object[];
  payable: number | null;
};

const CASES: Case[] = [
  {
    about: "a fee is converted at the rate of its booking",
    fee: 45,
    fees: [{ ...DELIVERY, amount: 16, original: { amount: 45, currency: "GEL" } }],
    payable: 261,
  },
  {
    about: "a fee that is a whole number of dollars is not rounded down to the one below",
    fee: 46.24,
    fees: [{ ...DELIVERY, amount: 17, original: { amount: 46.24, currency: "GEL" } }],
    payable: 262,
  },
  { about: "a booking without a fee pays its total", fee: 0, fees: [], payable: 245 },
  { about: "nor does it need a rate", fee: 0, exchange: null, fees: [], payable: 245 },
  {
    about: "a fee stays in lari where no rate was stored",
    fee: 45,
    exchange: null,
    fees: [{ ...DELIVERY, amount: 45, currency: "GEL" }],
    payable: null,
  },
  {
    about: "a fee stays in lari at a rate of zero",
    fee: 45,
    exchange: { ...RATES, GEL: 0 },
    fees: [{ ...DELIVERY, amount: 45, currency: "GEL" }],
    payable: null,
  },
  {
    about: "a fee is added to a price in lari",
    fee: 45,
    total: 660.5,
    currency: "GEL",
    fees: [{ ...DELIVERY, amount: 45, currency: "GEL" }],
    payable: 705.5,
  },
];

const WISH = { rentalDays: 7, pricePerDay: 45, totalPrice: 315, lines: [] };

/** Stores a booking as it was before the migration, whose customer asks for another return. */
async function insert({ about, fee, total = 245, currency = "USD", exchange = RATES }: Case) {
  const { sql } = database;
  await sql`
    with booking as (
      insert into bookings (
        name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date, pickup_time, return_date,
        return_time, rental_days, price_per_day, delivery_fee, total_price, currency, exchange, lang, fingerprint
      ) values (
        ${about}, 'nino@example.com', '+995555123456', 'Toyota RAV4', 'suv', 'Tbilisi Airport', 'Tbilisi',
        '2030-06-10', '12:00', '2030-06-15', '12:00', 5, 45, ${fee}::numeric, ${total}::numeric, ${currency},
        ${exchange && sql.json(exchange as never)}::jsonb, 'en', ${about}
      ) returning id
    )
    insert into return_requests (booking_id, return_date, return_time, quote)
    select id, '2030-06-17', '12:00', ${sql.json(WISH)} from booking`;
}

test("bookings of before get their fees and the sum to pay, and so do the returns asked for", async () => {
  await migrateBefore(database.sql, NAME);
  await Promise.all(CASES.map(insert));
  await database.migrate();
  const rows = await database.sql`
    select name as about, fees, payable::float8 as payable, quote
    from bookings join return_requests on booking_id = id`;
  for (const { about, fees, payable, total = 245, exchange = RATES } of CASES) {
    const wished = payable === null ? null : WISH.totalPrice + payable - total;
    expect(rows.find((row) => row.about === about)).toEqual({
      about,
      fees,
      payable,
      quote: { ...WISH, fees, exchange, payable: wished },
    });
  }
});
