import type { OfficeHours } from "~/company/office-hours";
import type { Booking } from "~/booking/booking";
import type { BookingNotice } from "~/booking/notices/notices";
import { listOverlapping, type Overlapping } from "~/booking/notices/overlaps.queries.server";
import { listMessages, type Message } from "~/booking/manage/own-booking.queries.server";
import { findNotices } from "~/booking/notices/stored-notices.server";
import type { Sql } from "~/db.server";
import { readId } from "~/web/id";
import { readFilters } from "./booking-filters";
import { listFilteredBookings } from "./booking-list.queries.server";

const PAGE_SIZE = 20;
const MOST_OVERLAPS = 3;

/** A booking with what a decision needs. */
export type DeskBooking = Booking & {
  /** What the visitor wrote after booking, oldest first. */
  messages: Message[];
  notices: BookingNotice[];
  /** Some of the confirmed bookings of the same car that reach into its period. */
  overlaps: Overlapping[];
};

/** The page of the list that an address asks for, with the address's filters. */
export async function loadBookingList(sql: Sql, query: URLSearchParams, hours: OfficeHours) {
  const before = readId(query.get("before") ?? "");
  const filters = readFilters(query);
  const found = await listFilteredBookings(sql, filters, { limit: PAGE_SIZE + 1, before });
  const listed = found.slice(0, PAGE_SIZE);
  // What is confirmed already asks for nothing.
  const open = listed.filter(({ status }) => status !== "confirmed");
  const bookings = await forDesk(sql, listed, { toConfirm: open, hours });
  const older = found.length > PAGE_SIZE ? bookings.at(-1)!.id : null;
  return {
    bookings,
    filters,
    older,
    newest: before === null,
    /** Where this page of the list begins. */
    before: before === null ? null : String(before),
  };
}

/** Adds to bookings what staff see of each, by one query for all of a kind; to some the overlaps. */
export async function forDesk(
  sql: Sql,
  bookings: readonly Booking[],
  { toConfirm, hours }: { toConfirm: readonly Booking[]; hours: OfficeHours },
): Promise<DeskBooking[]> {
  const ids = bookings.map(({ id }) => id);
  const [notices, messages, overlaps] = await Promise.all([
    findNotices(sql, bookings, { reader: "staff", hours }),
    listMessages(sql, ids),
    listOverlapping(
      sql,
      toConfirm.map(({ id }) => id),
      MOST_OVERLAPS,
    ),
  ]);
  return bookings.map((booking) => ({
    ...booking,
    messages: messages.filter(({ bookingId }) => bookingId === booking.id),
    notices: notices.get(booking.id) ?? [],
    overlaps: overlaps.get(booking.id) ?? [],
  }));
}
