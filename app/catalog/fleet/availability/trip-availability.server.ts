import { NOON, type Availability, type TimeRange } from "~/catalog/availability/availability";
import {
  findFreeShifts,
  listAvailability,
} from "~/catalog/availability/availability.queries.server";
import { addDays, businessTime, daysBetween } from "~/web/calendar";
import { orNull, type Sql } from "~/web/db.server";
import { pricedTrip, type TripDates } from "~/catalog/fleet/prices/trip-dates";
import { MAX_RENTAL_DAYS } from "~/catalog/pricing/rates";

/** The number of other trips that are offered. */
const MAX_OTHERS = 3;

/** The availability by the ids of the cars. */
export type FleetAvailability = ReadonlyMap<number, Availability>;

/**
 * Returns the availability of all cars for a trip. Null without a trip that can be booked, and without the
 * database.
 */
export async function loadFleetAvailability(
  sql: Sql,
  dates: TripDates | null,
  now: Date,
): Promise<FleetAvailability | null> {
  if (!dates || !isBookable(dates, now)) return null;
  return orNull(listAvailability(sql, { period: tripPeriod(dates), now }));
}

/** Returns the time of a trip, from noon and to noon unless it has times. */
export function tripPeriod(dates: TripDates): TimeRange {
  const { from, to, pickupTime = NOON, returnTime = NOON } = dates;
  const [start, end] = [`${from} ${pickupTime}`, `${to} ${returnTime}`];
  return start <= end ? { start, end } : { start: end, end: start };
}

/** Returns the nearest trips of the same length on which a car, or without an id any car, is free. */
export async function loadOtherTrips(
  sql: Sql,
  dates: TripDates,
  { modelId, now }: { modelId: number | null; now: Date },
): Promise<TripDates[]> {
  const { from, to } = dates;
  const today = businessTime(now).date;
  const asked = { period: tripPeriod(dates), now, modelId, today, limit: MAX_OTHERS };
  const shifts = (await orNull(findFreeShifts(sql, asked))) ?? [];
  return shifts
    .toSorted((a, b) => a - b)
    .map((days) => ({ ...dates, from: addDays(from, days), to: addDays(to, days) }));
}

/** Returns whether a trip has a price, and isn't longer than a rental can be. */
export function isBookable(dates: TripDates, now: Date): boolean {
  const trip = pricedTrip(dates, businessTime(now).date);
  return trip !== null && daysBetween(trip.from, trip.to) <= MAX_RENTAL_DAYS;
}
