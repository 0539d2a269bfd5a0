import type { Availability } from "~/catalog/availability/availability";
import { findAvailability, listFreeDays } from "~/catalog/availability/availability.queries.server";
import { businessTime } from "~/web/calendar";
import { orNull, type Sql } from "~/web/db.server";
import { pickupDateOf, type ParsedDates, type TripDates } from "~/catalog/fleet/prices/trip-dates";
import { daysToCheck, layOutMonth, monthsToShow, shownMonth, type FreeMonth } from "./free-month";
import { isBookable, loadOtherTrips, tripPeriod } from "./trip-availability.server";

export type CarAvailability = {
  /** The availability for the trip; null without a trip that can be booked. */
  trip: Availability | null;
  /** Whether a booking for the trip is confirmed at once; missing if it is not. */
  isAtOnce?: boolean;
  /** Other trips of the same length, if the car is only on request for this one. */
  otherTrips: TripDates[];
  month: FreeMonth;
};

type AvailabilityQuery = {
  /** The trip of the address. Its pick-up chooses the month also while the return is not chosen. */
  trip: ParsedDates;
  /** The month in the address as typed, or null. */
  month: string | null;
  now: Date;
  /** Whether a booking for these dates is confirmed at once if the car is free. */
  isAtOnce: boolean;
};

/** Returns what a car's own page shows of its availability; null without the database. */
export async function loadCarAvailability(
  sql: Sql,
  id: number,
  asked: AvailabilityQuery,
): Promise<CarAvailability | null> {
  const { trip: chosen, now } = asked;
  const { dates } = chosen;
  const pickupDate = pickupDateOf(chosen);
  const today = businessTime(now).date;
  const months = monthsToShow(pickupDate, today);
  const month = shownMonth(asked.month, pickupDate, months);
  const found = await orNull(
    Promise.all([
      findTrip(sql, id, dates, now),
      listFreeDays(sql, id, { ...daysToCheck(month, today), now }),
    ]),
  );
  if (!found) return null;
  const [trip, freeDays] = found;
  const isFree = trip === "free" || trip === "last";
  return {
    trip,
    ...(asked.isAtOnce && isFree && { isAtOnce: true }),
    otherTrips:
      dates && trip === "request" ? await loadOtherTrips(sql, dates, { modelId: id, now }) : [],
    month: layOutMonth(month, months, { free: freeDays, today }),
  };
}

async function findTrip(sql: Sql, id: number, dates: TripDates | null, now: Date) {
  if (!dates || !isBookable(dates, now)) return null;
  return findAvailability(sql, BigInt(id), { period: tripPeriod(dates), now });
}
