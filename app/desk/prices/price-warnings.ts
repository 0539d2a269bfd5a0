import { daysBetween } from "~/web/calendar";
import type { RatePlan } from "~/catalog/pricing/rates";
import type { Season } from "~/catalog/pricing/seasons";

/** A rental that costs less than one that is a day shorter. */
export type CheaperLonger = { days: number; price: number; shorterPrice: number };

/** Finds where tiers make a longer rental cheaper in total than a shorter one. */
export function cheaperLonger(plan: RatePlan): CheaperLonger[] {
  return plan.slice(1).flatMap(({ minDays, dailyRate }, index) => {
    const shorter = plan[index];
    if (!shorter) return [];
    const price = minDays * dailyRate;
    const shorterPrice = (minDays - 1) * shorter.dailyRate;
    return price < shorterPrice ? [{ days: minDays, price, shorterPrice }] : [];
  });
}

/** A gap of up to this many days between two seasons is probably a mistake. */
const SHORT_GAP = 7;

/** Days at the usual rates between two seasons. */
export type SeasonGap = { before: Season; after: Season; days: number };

/** Finds short gaps between seasons, which are in the order of their days. */
export function shortGaps(seasons: readonly Season[]): SeasonGap[] {
  return seasons.slice(1).flatMap((after, index) => {
    const before = seasons[index];
    if (!before) return [];
    const days = daysBetween(before.to, after.from) - 1;
    return days > 0 && days <= SHORT_GAP ? [{ before, after, days }] : [];
  });
}
