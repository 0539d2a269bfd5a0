import { businessTime } from "~/web/calendar";
import type { BookingOrder } from "./booking-filters";
import type { DeskBooking } from "./load-booking-list.server";

/** The bookings of one day, in their order: that on which they were sent, or of their pick-up. */
export type BookingGroup = { day: string; bookings: DeskBooking[] };

export function groupByDay(
  bookings: readonly DeskBooking[],
  order: BookingOrder | null,
): BookingGroup[] {
  const groups: BookingGroup[] = [];
  for (const booking of bookings) {
    const day = dayOf(booking, order);
    const last = groups.at(-1);
    if (last?.day === day) last.bookings.push(booking);
    else groups.push({ day, bookings: [booking] });
  }
  return groups;
}

function dayOf({ pickupDate, createdAt }: DeskBooking, order: BookingOrder | null) {
  return order === "pickup" ? pickupDate : businessTime(new Date(createdAt)).date;
}
