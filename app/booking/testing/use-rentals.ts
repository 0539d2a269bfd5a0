import { beforeEach } from "vitest";
import type { TestDatabase } from "#db/testing/test-database";
import { addDays, businessInstant } from "~/web/calendar";
import { updateBookingStatus } from "~/booking/status.queries.server";
import type { TimeRange } from "~/catalog/availability/availability";

/** The day 0 of rentals; the clock of the tests is a day earlier. */
const START = "2030-06-01";
export const NOW = businessInstant("2030-05-31", "12:00");

/** Returns noon of a day. */
export const noonOf = (day: number) => businessInstant(addDays(START, day), "12:00");

/** Returns the time from noon of a day to noon of another. */
export const daysFrom = (from: number, to: number): TimeRange => ({
  start: `${addDays(START, from)} 12:00`,
  end: `${addDays(START, to)} 12:00`,
});

/** Bookings of models with few vehicles, from day to day. Each test begins with an empty fleet. */
export type Rentals = ReturnType<typeof useRentals>;

export function useRentals(database: TestDatabase) {
  const rentals = {
    /** Adds a model; returns its id and its vehicles' ids. */
    async model(units: number) {
      const { sql } = database;
      const [car] = await sql<{ id: number }[]>`
        insert into cars (
          name, year, drive_type, transmission, engine, passengers, fuel_type, engine_size,
          fuel_consumption
        )
        select 'Model ' || count(*) + 1, 2020, 'FWD', 'Manual', '1.6', 5, 'Petrol', '1598 cc', '7' from cars
        returning id`;
      const vehicles = await sql<{ id: number }[]>`
        insert into vehicles (car_id, number, plate)
        select ${car!.id}, number, 'M-' || ${car!.id}::text || '-N-' || number
        from generate_series(1, ${units}::integer) as number returning id`;
      return { id: car!.id, vehicles: vehicles.map(({ id }) => id) };
    },

    /** Places a booking from noon of a day to noon of another. */
    async place(modelId: number | null, from: number, to: number): Promise<bigint> {
      const [row] = await database.sql<{ id: number }[]>`
        insert into bookings (
          car_id, name, email, phone, vehicle, vehicle_type, pickup, "return", pickup_date,
          pickup_time, return_date, return_time, rental_days, price_per_day, delivery_fee,
          total_price, lang, fingerprint
        )
        values (
          ${modelId}, 'Guest', 'guest@example.com', '+995 555 000000', 'A car',
          'suv', 'Tbilisi', 'Tbilisi', ${addDays(START, from)}, '12:00', ${addDays(START, to)},
          '12:00', 1, 50, 0, 50, 'en', gen_random_uuid()
        )
        returning id`;
      return BigInt(row!.id);
    },

    set(id: bigint, status: "confirmed" | "cancelled" | "completed", overbook = false, now = NOW) {
      const update = { id, status, overbook, now, actor: "nino" };
      return updateBookingStatus(database.sql, update, []);
    },

    /** Places and confirms a booking. Returns its id, or the conflicts. */
    async book(modelId: number, from: number, to: number, overbook = false) {
      const id = await rentals.place(modelId, from, to);
      const changed = await rentals.set(id, "confirmed", overbook);
      return changed.ok ? id : changed.conflicts;
    },

    /** Places and confirms a booking that finds a vehicle, or is overbooked. */
    async booked(modelId: number, from: number, to: number, overbook = false): Promise<bigint> {
      const id = await rentals.book(modelId, from, to, overbook);
      if (typeof id !== "bigint") throw new Error(`no vehicle from ${from} to ${to}`);
      return id;
    },

    /** Returns the row of a booking in `occupancy`: vehicle, kind, beginning and end in days. */
    async rowOf(id: bigint) {
      const [row] = await database.sql<
        { vehicle: number | null; kind: string; pinned: boolean; from: number; to: number }[]
      >`
        select vehicle_id as vehicle, kind, pinned,
          extract(epoch from lower(during) - ${`${START} 12:00`}::timestamp) / 86400 as from,
          extract(epoch from upper(during) - ${`${START} 12:00`}::timestamp) / 86400 as to
        from occupancy where booking_id = ${String(id)}::bigint`;
      return row ?? null;
    },

    async vehicleOf(id: bigint) {
      return (await rentals.rowOf(id))?.vehicle ?? null;
    },
  };

  beforeEach(async () => {
    await database.sql`delete from bookings`;
    await database.sql`delete from cars`;
  });

  return rentals;
}
