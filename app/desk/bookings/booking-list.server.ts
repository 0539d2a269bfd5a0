import type { OfficeHours } from "~/company/office-hours";
import type { Booking } from "~/booking/booking";
import type { BookingNotice } from "~/booking/notices/notices";
import {
  listOverlappingBookings,
  type OverlappingBooking,
} from "~/booking/notices/overlaps.queries.server";
import { listMessages, type Message } from "~/booking/manage/own-booking.queries.server";
import { findNotices } from "~/booking/notices/stored-notices.server";
import type { Sql } from "~/db.server";
import { readId } from "~/web/id";
import { readFilters } from "./booking-filters";
import { listFilteredBookings } from "./booking-list.queries.server";

const PAGE_SIZE = 20;
const MAX_OVERLAPS = 3;

export type DeskBooking = Booking & {
  /** The visitor's messages, oldest first. */
  messages: Message[];
  notices: BookingNotice[];
  /** Confirmed bookings of the same car in the same period, up to three. */
  overlaps: OverlappingBooking[];
};

export async function loadBookingList(sql: Sql, query: URLSearchParams, hours: OfficeHours) {
  const before = readId(query.get("before") ?? "");
  const filters = readFilters(query);
  const found = await listFilteredBookings(sql, filters, { limit: PAGE_SIZE + 1, before });
  const listed = found.slice(0, PAGE_SIZE);
  // Confirmed bookings need no decision.
  const open = listed.filter(({ status }) => status !== "confirmed");
  const bookings = await toDeskBookings(sql, listed, { withOverlaps: open, hours });
  const older = found.length > PAGE_SIZE ? bookings.at(-1)!.id : null;
  return {
    bookings,
    filters,
    older,
    newest: before === null,
    /** The id below which this page starts. */
    before: before === null ? null : String(before),
  };
}

/** Adds notices and messages to all bookings, and overlaps to some. Runs one query for each. */
export async function toDeskBookings(
  sql: Sql,
  bookings: readonly Booking[],
  { withOverlaps, hours }: { withOverlaps: readonly Booking[]; hours: OfficeHours },
): Promise<DeskBooking[]> {
  const ids = bookings.map(({ id }) => id);
  const [notices, messages, overlaps] = await Promise.all([
    findNotices(sql, bookings, { reader: "staff", hours }),
    listMessages(sql, ids),
    listOverlappingBookings(
      sql,
      withOverlaps.map(({ id }) => id),
      MAX_OVERLAPS,
    ),
  ]);
  return bookings.map((booking) => ({
    ...booking,
    messages: messages.filter(({ bookingId }) => bookingId === booking.id),
    notices: notices.get(booking.id) ?? [],
    overlaps: overlaps.get(booking.id) ?? [],
  }));
}
