import { describe, expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import type { BookingInput } from "~/booking/booking";
import { findBookingByToken } from "~/booking/booking.queries.server";
import { placeBooking } from "./place-booking.server";
import { bookingInput } from "~/booking/testing/booking-input";
import { REFERENCE } from "~/booking/reference";
import { EXAMPLE_EXTRAS } from "~/catalog/pricing/testing/example-extras";
import { testStore } from "~/booking/testing/test-store";
import { EXAMPLE_EXCHANGE } from "#db/seed/rates";

const database = useTestDatabase();

async function place(input: BookingInput) {
  const placed = await placeBooking(testStore(database.sql), input, { lang: "en" });
  if (!placed.ok) throw new Error(placed.reason);
  return placed.booking;
}

test("stores every typed value and the price", async () => {
  const input = bookingInput({
    name: "ნინო „Nino“ O'Neill; drop table",
    notes: "Two lines\nand an emoji 🚗",
    pickup: "Kutaisi Airport",
    return: "Batumi",
    pickupTime: "00:00",
    returnTime: "23:59",
    contactPreference: "telegram",
    addChildSeat: true,
    addSkiRack: true,
  });
  const { token, ...booking } = await place(input);
  expect(booking).toEqual({
    ...input,
    phoneE164: "+995555123456",
    id: expect.any(Number),
    reference: expect.stringMatching(REFERENCE),
    flight: "",
    rentalDays: 5,
    pricePerDay: 45,
    deliveryFee: 150,
    totalPrice: 5 * 45 + 20 + 25,
    payable: 5 * 45 + 20 + 25 + 55,
    currency: "USD",
    exchange: { ...EXAMPLE_EXCHANGE, date: expect.any(String) },
    choices: {},
    fees: [
      {
        kind: "delivery",
        amount: 55,
        currency: "USD",
        original: { amount: 150, currency: "GEL" },
      },
    ],
    lines: [
      { kind: "rental", days: 5, dailyRate: 45, amount: 225 },
      { kind: "childSeat", name: EXAMPLE_EXTRAS[0].name, quantity: 1, amount: 20 },
      { kind: "skiRack", name: EXAMPLE_EXTRAS[1].name, quantity: 1, amount: 25 },
    ],
    placeNames: {
      pickup: { en: "Kutaisi Airport", ka: "ქუთაისის აეროპორტი" },
      return: { en: "Batumi", ka: "ბათუმი" },
    },
    status: "pending",
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  });
  expect(Math.abs(Date.now() - Date.parse(booking.createdAt))).toBeLessThan(60_000);
  const car = { model: booking.vehicle, isAssigned: false, insteadOf: null };
  expect(await findBookingByToken(database.sql, token)).toEqual({
    ...booking,
    car: expect.objectContaining(car),
  });
});

test("stores the car, the language and the first event", async () => {
  const { sql } = database;
  const input = bookingInput({ name: "First Event" });
  const placed = await placeBooking(testStore(sql), input, { lang: "ka" });
  const { id } = (placed as { booking: { id: number } }).booking;
  const [row] = await sql`
    select cars.name as car, lang from bookings join cars on cars.id = car_id
    where bookings.id = ${id}`;
  expect(row).toEqual({ car: "Toyota RAV4", lang: "ka" });
  const events = await sql`select kind, actor from booking_events where booking_id = ${id}`;
  expect([...events]).toEqual([{ kind: "placed", actor: "visitor" }]);
});

describe("the price comes from the server", () => {
  test.each([
    // The form's type doesn't set the price: the car has its own type.
    ["a car of the sedan table", "Mazda 3", "suv", "2030-06-11", 1, 50],
    ["a car of the SUV table", "Toyota RAV4", "sedan", "2030-06-11", 1, 55],
    ["an SUV make's hybrid", "Toyota C-HR Hybrid", "sedan", "2030-06-21", 11, 40],
    ["a car with a plan of its own", "Honda Insight Hybrid 2012", "sedan", "2030-06-12", 2, 30],
    ["the same for longer", "Honda Insight Hybrid 2012", "suv", "2030-06-20", 10, 25],
    ["the same for long", "Honda Insight Hybrid 2012", "suv", "2030-06-21", 11, 20],
    ["a premium car", "Jeep Wrangler", "suv", "2030-06-14", 4, 95],
    ["another car, a sedan", "Other", "sedan", "2030-06-13", 3, 45],
    ["another car, an SUV", "Other", "suv", "2030-06-13", 3, 50],
  ] as const)("%s: %s as %s", async (_, vehicle, vehicleType, returnDate, days, rate) => {
    const booking = await place(bookingInput({ vehicle, vehicleType, returnDate }));
    const totalPrice = days * rate;
    expect(booking).toMatchObject({ rentalDays: days, pricePerDay: rate, totalPrice, vehicleType });
  });

  test("stores rates with cents exactly", async () => {
    const { sql } = database;
    await sql`
      update cars set rate_plan = '[{"minDays": 1, "dailyRate": 19.99}]' where name = 'Honda City'`;
    const booking = await place(bookingInput({ vehicle: "Honda City", returnDate: "2030-06-13" }));
    expect(booking).toMatchObject({ pricePerDay: 19.99, totalPrice: 59.97 });
  });

  test("sums the days of a season at its rates, and stores the lines", async () => {
    const { sql } = database;
    await sql`
      insert into seasons (name, first_day, last_day, percent)
      values (${sql.json({ en: "Festival", ka: "ფესტივალი" })}, '2031-06-12', '2031-06-13', 20)`;
    const dates = { pickupDate: "2031-06-10", returnDate: "2031-06-15" };
    const booking = await place(bookingInput({ vehicle: "Mazda 3", ...dates }));
    expect(booking).toMatchObject({
      rentalDays: 5,
      pricePerDay: 43.2,
      totalPrice: 216,
      lines: [
        { kind: "rental", days: 3, dailyRate: 40, amount: 120 },
        { days: 2, dailyRate: 48, amount: 96, season: { en: "Festival", ka: "ფესტივალი" } },
      ],
    });
    await sql`delete from seasons`;
    const again = await findBookingByToken(sql, booking.token);
    expect(again?.lines).toEqual(booking.lines);
  });

  test("prices reversed dates and a rental of a century", async () => {
    const reversed = { pickupDate: "2030-06-15", returnDate: "2030-06-10" };
    expect(await place(bookingInput(reversed))).toMatchObject({ rentalDays: 5, ...reversed });
    const long = { pickupDate: "2000-01-01", returnDate: "2100-12-31" };
    const booking = await place(bookingInput({ ...long, vehicle: "Jeep Wrangler" }));
    expect(booking).toMatchObject({ rentalDays: 36_889, totalPrice: 36_889 * 85, ...long });
  });
});

describe("a car that is not in the fleet", () => {
  test.each(["Lada Niva", "toyota rav4", "Toyota RAV4'; --"])("%s is refused", async (vehicle) => {
    const placed = await placeBooking(testStore(database.sql), bookingInput({ vehicle }), {
      lang: "en",
    });
    expect(placed).toEqual({ ok: false, reason: "gone", fields: ["vehicle"] });
  });

  test("is refused once archived, but a repeated booking still succeeds", async () => {
    const { sql } = database;
    const input = bookingInput({ vehicle: "Kia Sorento" });
    const first = await place(input);
    await sql`update cars set archived_at = now() where name = 'Kia Sorento'`;
    const again = await placeBooking(testStore(sql), input, { lang: "en" });
    expect(again).toEqual({ ok: true, repeated: true, isOwn: false, booking: first });
    const other = await placeBooking(
      testStore(sql),
      { ...input, name: "Someone Else" },
      { lang: "en" },
    );
    expect(other).toEqual({ ok: false, reason: "gone", fields: ["vehicle"] });
    await sql`update bookings set status = 'cancelled' where id = ${first.id}`;
    const cancelled = await placeBooking(testStore(sql), input, { lang: "en" });
    expect(cancelled).toEqual({ ok: false, reason: "gone", fields: ["vehicle"] });
  });
});

describe("a place", () => {
  test("that is by agreement has no name in the booking", async () => {
    const booking = await place(bookingInput({ pickup: "Other", return: "Other" }));
    expect(booking).toMatchObject({ pickup: "Other", deliveryFee: 0, placeNames: {} });
  });

  test("that is not served is refused, with all fields of its kind", async () => {
    const store = testStore(database.sql);
    const input = bookingInput({ vehicle: "Lada Niva", pickup: "Mars", return: "batumi" });
    expect(await placeBooking(store, input, { lang: "en" })).toEqual({
      ok: false,
      reason: "gone",
      fields: ["vehicle", "pickup", "return"],
    });
  });

  test("that is removed stays on a repeated booking", async () => {
    const { sql } = database;
    await sql`
      insert into places (slug, name, fee, position)
      values ('gori', '{"en": "Gori", "ka": "გორი"}', 80, 9)`;
    const input = bookingInput({ pickup: "Gori", name: "To Gori" });
    const first = await place(input);
    await sql`delete from places where name ->> 'en' = 'Gori'`;
    const again = await placeBooking(testStore(sql), input, { lang: "en" });
    expect(again).toEqual({ ok: true, repeated: true, isOwn: false, booking: first });
    expect(first).toMatchObject({ deliveryFee: 80, placeNames: { pickup: { ka: "გორი" } } });
  });
});
