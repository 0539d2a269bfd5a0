import { businessTime } from "~/calendar";
import type { OfficeHours } from "~/company/office-hours";
import type { Sql } from "~/db.server";
import type { Booking } from "~/booking/booking";
import type { BookingStatus } from "~/booking/status";
import { bookingNotices, type BookingNotice } from "./notices";
import { findTaken } from "./taken.server";

/** Staff look out for two confirmed bookings of one car; who has a confirmed one has the car. */
const ASKS_FOR_CAR: Record<"staff" | "visitor", readonly BookingStatus[]> = {
  staff: ["pending", "confirmed"],
  visitor: ["pending"],
};

/** The notices of stored bookings, by their ids, for staff or for the one who booked. */
export async function findNotices(
  sql: Sql,
  bookings: readonly Booking[],
  { reader, hours }: { reader: "staff" | "visitor"; hours: OfficeHours },
): Promise<Map<number, BookingNotice[]>> {
  const asking = bookings.filter(({ status }) => ASKS_FOR_CAR[reader].includes(status));
  const taken = await findTaken(sql, asking);
  return new Map(
    bookings.map((booking) => {
      // A rental of last year was not in the past when it was booked.
      const now = businessTime(new Date(booking.createdAt));
      return [booking.id, bookingNotices(booking, now, hours, taken.has(booking.id))];
    }),
  );
}
