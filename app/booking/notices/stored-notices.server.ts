import { businessTime } from "~/calendar";
import type { OfficeHours } from "~/company/office-hours";
import type { Sql } from "~/db.server";
import type { Booking } from "~/booking/booking";
import { isOpen, type BookingStatus } from "~/booking/status";
import { findPrices } from "~/pricing/prices.queries.server";
import { bookingNotices, type BookingNotice } from "./notices";
import { findTaken } from "./taken.server";

/** Statuses that get the notice `carTaken`. A visitor with a confirmed booking has the car. */
const CHECKED_STATUSES: Record<"staff" | "visitor", readonly BookingStatus[]> = {
  staff: ["pending", "confirmed"],
  visitor: ["pending"],
};

/**
 * The notices of stored bookings, by booking id. Visitors get none for a closed booking, about
 * which nothing is left to agree.
 */
export async function findNotices(
  sql: Sql,
  bookings: readonly Booking[],
  { reader, hours }: { reader: "staff" | "visitor"; hours: OfficeHours },
): Promise<Map<number, BookingNotice[]>> {
  const checked = bookings.filter(({ status }) => CHECKED_STATUSES[reader].includes(status));
  const [taken, prices] = await Promise.all([findTaken(sql, checked, new Date()), findPrices(sql)]);
  const noticed = reader === "visitor" ? bookings.filter(({ status }) => isOpen(status)) : bookings;
  return new Map(
    noticed.map((booking) => {
      // As of the booking: a past rental was not in the past when it was booked.
      const now = businessTime(new Date(booking.createdAt));
      const isTaken = taken.has(booking.id);
      const notices = bookingNotices(booking, { now, hours, prices, isTaken });
      return [booking.id, notices];
    }),
  );
}
