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
