import { isConfirmedAtOnce, type Answers } from "~/catalog/availability/at-once";
import { NOON } from "~/catalog/availability/availability";
import type { TripDates } from "~/catalog/fleet/prices/trip-dates";
import { OTHER_PLACE } from "~/catalog/pricing/places";
import type { Prices } from "~/catalog/pricing/seasons";
import { shortFor } from "./notices/short-rental";

type AgreedTrip = {
  pickup?: string | undefined;
  return?: string | undefined;
  pickupDate: string;
  returnDate: string;
  pickupTime?: string | undefined;
  returnTime?: string | undefined;
};

type AgreedPrices = Pick<Prices, "places" | "seasons" | "rules">;

/**
 * Returns whether a person has to agree to a trip before it is confirmed: to a place that is not in the list, with its
 * fee, or to fewer days than a place or a season usually has.
 */
export function needsAgreement(trip: AgreedTrip, prices: AgreedPrices): boolean {
  const isElsewhere = trip.pickup === OTHER_PLACE || trip.return === OTHER_PLACE;
  return isElsewhere || shortFor({ ...trip, pickup: trip.pickup }, prices).length > 0;
}

type TripRules = { answers: Answers; prices: AgreedPrices; now: Date };

/** Returns whether a booking of a free car from noon to noon of these days is confirmed at once. */
export function isTripAtOnce(
  dates: TripDates | null,
  { answers, prices, now }: TripRules,
): boolean {
  if (!dates) return false;
  const { from, to, pickup } = dates;
  const trip = { pickupDate: from, pickupTime: NOON, returnDate: to, returnTime: NOON };
  return isConfirmedAtOnce(trip, answers, now) && !needsAgreement({ ...trip, pickup }, prices);
}
