import { daysBetween } from "~/web/calendar";

/** There is a rate table for each type. */
export const VEHICLE_TYPES = ["sedan", "suv"] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** A tier: for `minDays` rental days or more each day costs `dailyRate`. */
export type RateTier = { minDays: number; dailyRate: number };

/** Tiers by ascending `minDays`, the first at 1. */
export type RatePlan = readonly RateTier[];

export type RateTables = Readonly<Record<VehicleType, RatePlan>>;

/** Returns the daily rate for a number of rental days. */
export function dailyRate(plan: RatePlan, days: number): number {
  const tier = plan.findLast((candidate) => candidate.minDays <= days);
  if (!tier) throw new Error(`no rate for ${days} days`);
  return tier.dailyRate;
}

/** Returns the lowest daily rate of a plan, for «from» prices and filters. */
export function lowestRate(plan: RatePlan): number {
  return Math.min(...plan.map((tier) => tier.dailyRate));
}

/** Returns the lowest and the highest daily rate of a plan (decision 36). */
export function rateRange(plan: RatePlan): { from: number; to: number } {
  return { from: lowestRate(plan), to: Math.max(...plan.map((tier) => tier.dailyRate)) };
}

/** Returns the tiers as ranges of days; the last one is open-ended (`maxDays` null). */
export function tierRanges(plan: RatePlan) {
  return plan.map((tier, index) => ({
    minDays: tier.minDays,
    maxDays: plan[index + 1] ? plan[index + 1]!.minDays - 1 : null,
    dailyRate: tier.dailyRate,
  }));
}

/**
 * The number of days of the longest rental that is offered, looked up or agreed. The form itself has no
 * limit.
 */
export const MAX_RENTAL_DAYS = 366;

/**
 * Returns the rental days of two calendar dates (`YYYY-MM-DD`): their absolute difference, at least 1
 * (specification 9). A return before the pick-up counts like one as long after it; the form shows a notice.
 */
export function rentalDays(pickupDate: string, returnDate: string): number {
  return Math.max(1, Math.abs(daysBetween(pickupDate, returnDate)));
}

/** The moments of a rental: dates `YYYY-MM-DD`, times `HH:MM` in business time, which has no daylight saving. */
export type Moments = {
  pickupDate: string;
  returnDate: string;
  pickupTime?: string | undefined;
  returnTime?: string | undefined;
};

/** The time of a pick-up or return that nobody has chosen yet. */
export const USUAL_TIME = "12:00";

const DAY_MINUTES = 24 * 60;

/**
 * Counts the days of a rental as the company does, and the minutes from their end to the return. Without
 * `graceMinutes` calendar days count, otherwise each begun 24 hours of which more than these minutes are used. A
 * return before the pick-up counts like one as long after it.
 */
export function countDays(
  { pickupDate, returnDate, pickupTime = USUAL_TIME, returnTime = USUAL_TIME }: Moments,
  graceMinutes: number | null = null,
): { days: number; lateMinutes: number } {
  const ofDays = daysBetween(pickupDate, returnDate) * DAY_MINUTES;
  const span = Math.abs(ofDays + minutesOf(returnTime) - minutesOf(pickupTime));
  const days =
    graceMinutes === null
      ? rentalDays(pickupDate, returnDate)
      : Math.max(1, Math.ceil((span - graceMinutes) / DAY_MINUTES));
  return { days, lateMinutes: Math.max(0, span - days * DAY_MINUTES) };
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}
