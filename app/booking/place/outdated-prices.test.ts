import { expect, test } from "vitest";
import { useTestDatabase } from "#db/testing/test-database";
import type { BookingInput } from "~/booking/booking";
import { bookingInput } from "~/booking/testing/booking-input";
import { testStore } from "~/booking/testing/test-store";
import { placeBooking, type BookingRequest } from "./place-booking.server";

const database = useTestDatabase();

type Change = {
  /** The booking, whose car, places or extras change. */
  input?: Partial<BookingInput>;
  request?: Partial<BookingRequest>;
  /** The SQL that runs before both bookings. */
  first?: string;
  /** The result of the first booking. */
  before: object;
  /** The SQL that runs between the bookings. */
  change: string;
  undo: string;
  /** The result of the second booking. */
  after: object;
};

const priced = (booking: object) => ({ ok: true, booking });
const gone = (field: string) => ({ ok: false, reason: "gone", fields: [field] });
const changedTo = (quote: object) => ({ ok: false, reason: "price-changed", quote });

const DEARER = {
  change: "update rate_tiers set daily_rate = 46 where vehicle_type = 'suv' and min_days = 4",
  undo: "update rate_tiers set daily_rate = 45 where vehicle_type = 'suv' and min_days = 4",
};

const ARCHIVED = {
  input: { vehicle: "Kia Sportage" },
  change: "update cars set archived_at = now() where name = 'Kia Sportage'",
  undo: "update cars set archived_at = null where name = 'Kia Sportage'",
};

const CHANGES: Record<string, Change> = {
  "a rate": {
    ...DEARER,
    before: priced({ pricePerDay: 45 }),
    after: priced({ pricePerDay: 46 }),
  },
  "the price that the visitor saw": {
    ...DEARER,
    request: { seenPrice: "225+45" },
    before: priced({ totalPrice: 225 }),
    after: changedTo({ totalPrice: 230 }),
  },
  "the price, to what the visitor saw": {
    ...DEARER,
    request: { seenPrice: "230+45" },
    before: changedTo({ totalPrice: 225 }),
    after: priced({ totalPrice: 230 }),
  },
  "the car's own rates": {
    change: `update cars set rate_plan = '[{"minDays": 1, "dailyRate": 30}]' where name = 'Toyota RAV4'`,
    undo: "update cars set rate_plan = null where name = 'Toyota RAV4'",
    before: priced({ pricePerDay: 45 }),
    after: priced({ pricePerDay: 30 }),
  },
  "the name of the car": {
    input: { vehicle: "Kia Sportage" },
    change: "update cars set name = 'Kia Sportage X-Line' where name = 'Kia Sportage'",
    undo: "update cars set name = 'Kia Sportage' where name = 'Kia Sportage X-Line'",
    before: priced({ vehicle: "Kia Sportage" }),
    after: priced({ vehicle: "Kia Sportage X-Line" }),
  },
  "a car that is archived": {
    ...ARCHIVED,
    before: priced({ vehicle: "Kia Sportage" }),
    after: gone("vehicle"),
  },
  "a car that is on offer again": {
    ...ARCHIVED,
    first: ARCHIVED.change,
    change: ARCHIVED.undo,
    before: gone("vehicle"),
    after: priced({ vehicle: "Kia Sportage" }),
  },
  "a season": {
    change: `
      insert into seasons (name, first_day, last_day, percent)
      values ('{"en": "Summer", "ka": "ზაფხული"}', '2030-06-01', '2030-06-30', 100)`,
    undo: "delete from seasons",
    before: priced({ totalPrice: 225 }),
    after: priced({ totalPrice: 450 }),
  },
  "the fee of a place": {
    input: { pickup: "Batumi", return: "Batumi" },
    change: "update places set fee = fee + 1 where name ->> 'en' = 'Batumi'",
    undo: "update places set fee = fee - 1 where name ->> 'en' = 'Batumi'",
    before: priced({ deliveryFee: 200 }),
    after: priced({ deliveryFee: 201 }),
  },
  "an extra": {
    request: { extras: [{ name: "Wi-Fi", quantity: 1 }] },
    change: `
      insert into extras (position, slug, name, price, per_day, max_quantity, is_offered)
      values (3, 'wi-fi', '{"en": "Wi-Fi", "ka": "ინტერნეტი"}', 10, false, 1, true)`,
    undo: "delete from extras where slug = 'wi-fi'",
    before: gone("extras"),
    after: priced({ totalPrice: 235 }),
  },
  "an extra that is switched off": {
    input: { addSkiRack: true },
    change: "update extras set is_offered = false where slug = 'ski-rack'",
    undo: "update extras set is_offered = true where slug = 'ski-rack'",
    before: priced({ totalPrice: 250 }),
    after: gone("extras"),
  },
  "the exchange rates": {
    change: `update settings set value = value || '{"GEL": 3}' where name = 'exchangeRates'`,
    undo: `update settings set value = value || '{"GEL": 2.72}' where name = 'exchangeRates'`,
    before: priced({ payable: 241 }),
    after: priced({ payable: 240 }),
  },
};

let people = 0;

test.each(Object.entries(CHANGES))(
  "a changed price list applies at once: %s",
  async (_, change) => {
    const { sql } = database;
    if (change.first) await sql.unsafe(change.first);
    const store = testStore(sql);
    const place = () => {
      const email = `guest${++people}@example.com`;
      return placeBooking(store, bookingInput({ email, ...change.input }), {
        lang: "en",
        ...change.request,
      });
    };
    expect(await place()).toMatchObject(change.before);
    await sql.unsafe(change.change);
    expect(await place()).toMatchObject(change.after);
    await sql.unsafe(change.undo);
  },
);
