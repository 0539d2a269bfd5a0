import type { Booking } from "~/booking/booking";
import { shortFor, type ShortRental } from "~/booking/notices/short-rental";
import { isOpen } from "~/booking/status";
import { businessMoment, daysBetween } from "~/web/calendar";
import type { Sql } from "~/web/db.server";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import type { StoredQuote } from "~/catalog/pricing/quote";
import { MAX_RENTAL_DAYS } from "~/catalog/pricing/rates";
import { readReturn, type ReturnTime } from "./read-return";
import { wishOf, type TripWish } from "./trip-wish";
import {
  canHaveTrip,
  findReturnQuote,
  findReturnRequest,
  type ReturnRequest,
} from "./returns.queries.server";

/** The reasons for which a booking can't have a return that was typed. */
export type ReturnFault = "missing" | "same" | "early" | "long" | "past";

export type ReturnPlan = ReturnTime & {
  quote: StoredQuote;
  /** Places, times and extras, where more than the return changes. */
  wish?: TripWish | null;
  canHaveIt: boolean;
  /** The minimums of days that the rental would be below. */
  short: ShortRental[];
};

/**
 * What is planned for another return of a booking: what was typed, its price and whether a vehicle is free until
 * then.
 */
export type ReturnPlans = {
  /** The return as the address has it, to refill the form. */
  typed: ReturnTime;
  fault: ReturnFault | null;
  plan: ReturnPlan | null;
  /** What the customer asked for; null if nothing is open. */
  request: (ReturnRequest & Pick<ReturnPlan, "canHaveIt" | "short">) | null;
};

/** Loads the plans for another return, which it reads from the address. Returns null for a booking that is over. */
export async function loadReturnPlans(
  sql: Sql,
  booking: Booking,
  { search, now }: { search: URLSearchParams; now: Date },
): Promise<ReturnPlans | null> {
  if (!isOpen(booking.status)) return null;
  const typed = {
    date: search.get("returnDate") ?? booking.returnDate,
    time: search.get("returnTime") ?? booking.returnTime,
  };
  const asked = search.has("returnDate") ? readReturn(search) : null;
  const fault = search.has("returnDate") ? faultOf(booking, asked, now) : null;
  const found = await findReturnRequest(sql, booking.id);
  return {
    typed,
    fault,
    plan: asked && !fault ? await planReturn(sql, booking, asked, now) : null,
    request: found && { ...found, ...(await checkTrip(sql, booking, tripOf(booking, found), now)) },
  };
}

/** Returns the trip that a booking would have. */
export function tripOf(
  booking: Booking,
  { date, time, wish }: ReturnTime & { wish?: TripWish | null },
): TripWish {
  return { ...wishOf(booking), returnDate: date, returnTime: time, ...wish };
}

/**
 * Finds whether a vehicle is free for another trip of a booking, and the minimums of days that it would be below, by
 * today's places and seasons, like the notices of the booking afterwards.
 */
export async function checkTrip(sql: Sql, { id }: Booking, trip: TripWish, now: Date) {
  const [canHaveIt, prices] = await Promise.all([canHaveTrip(sql, id, trip, now), findPrices(sql)]);
  return { canHaveIt, short: shortFor(trip, prices) };
}

async function planReturn(sql: Sql, booking: Booking, to: ReturnTime, now: Date) {
  const [quote, checked] = await Promise.all([
    findReturnQuote(sql, booking, to),
    checkTrip(sql, booking, tripOf(booking, to), now),
  ]);
  return { ...to, quote, ...checked };
}

/** Finds the price of a return. If the customer has asked for this return, the price of that moment counts. */
export async function priceOfReturn(
  sql: Sql,
  booking: Booking,
  to: ReturnTime,
  request: ReturnRequest | null,
): Promise<StoredQuote> {
  const isAsked = request?.date === to.date && request.time === to.time && request.wish === null;
  return isAsked ? request.quote : findReturnQuote(sql, booking, to);
}

type PlannedRental = Pick<Booking, "pickupDate" | "pickupTime" | "returnDate" | "returnTime">;

/** Returns why a booking can't have a return; null if it can. */
export function faultOf(
  booking: PlannedRental,
  to: ReturnTime | null,
  now: Date,
): ReturnFault | null {
  if (!to) return "missing";
  const moment = `${to.date} ${to.time}`;
  if (moment === `${booking.returnDate} ${booking.returnTime}`) return "same";
  if (moment <= `${booking.pickupDate} ${booking.pickupTime}`) return "early";
  if (moment <= businessMoment(now)) return "past";
  return daysBetween(booking.pickupDate, to.date) > MAX_RENTAL_DAYS ? "long" : null;
}
