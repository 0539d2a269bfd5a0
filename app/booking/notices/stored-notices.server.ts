import { businessTime } from "~/web/calendar";
import type { OfficeHours } from "~/catalog/company/company";
import type { Sql } from "~/web/db.server";
import type { Booking } from "~/booking/booking";
import { isOpen, type BookingStatus } from "~/booking/status";
import { findAnswers } from "~/catalog/company/site-settings.queries.server";
import { findPrices } from "~/catalog/pricing/prices.queries.server";
import { bookingNotices, type BookingNotice } from "./notices";
import { businessNow } from "~/catalog/availability/time-range.server";

/** The statuses that get the notice `carTaken`. A customer with a confirmed booking has the car. */
const CHECKED_STATUSES: Record<"staff" | "visitor", readonly BookingStatus[]> = {
  staff: ["pending", "confirmed"],
  visitor: ["pending"],
};

/**
 * Finds the notices of stored bookings, by booking id. Customers get none for a closed booking, and none for a confirmed
 * one about hours and length, which are agreed on.
 */
export async function findNotices(
  sql: Sql,
  bookings: readonly Booking[],
  { audience, hours }: { audience: "staff" | "visitor"; hours: OfficeHours },
): Promise<Map<number, BookingNotice[]>> {
  const checked = bookings.filter(({ status }) => CHECKED_STATUSES[audience].includes(status));
  const [taken, prices, { noticeHours }] = await Promise.all([
    findTaken(sql, checked, new Date()),
    findPrices(sql),
    findAnswers(sql),
  ]);
  const noticed =
    audience === "visitor" ? bookings.filter(({ status }) => isOpen(status)) : bookings;
  return new Map(
    noticed.map((booking) => {
      // The notices are as of the time of the booking: a past rental was not in the past when it was booked.
      const now = businessTime(new Date(booking.createdAt));
      const isTaken = taken.has(booking.id);
      const notices = bookingNotices(booking, { now, hours, prices, noticeHours, isTaken });
      // Customers read it with the time of the answer. Nothing is urgent any more once it is answered.
      const hurries = audience === "staff" && booking.status === "pending";
      const current = notices.filter((notice) => hurries || notice !== "tooSoon");
      const isAgreed = audience === "visitor" && booking.status === "confirmed";
      return [
        booking.id,
        isAgreed ? current.filter((one) => one === "returnBeforePickup") : current,
      ];
    }),
  );
}

/**
 * Finds the ids of the bookings for whose time no vehicle of their model is free, or that are confirmed and have
 * none, with one query for all.
 */
async function findTaken(sql: Sql, bookings: readonly Booking[], now: Date): Promise<Set<number>> {
  if (bookings.length === 0) return new Set();
  const rows = await sql<{ id: number }[]>`
    select id from bookings
    where id = any(${bookings.map(({ id }) => id)}::bigint[]) and car_id is not null
      and case status
        when 'confirmed'
          then exists (
            select from occupancy where booking_id = bookings.id and vehicle_id is null
          )
        else
          model_availability(car_id, booking_period(bookings), ${businessNow(sql, now)}) = 'request'
      end`;
  return new Set(rows.map(({ id }) => id));
}
