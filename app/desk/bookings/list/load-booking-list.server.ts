import { businessTime } from "~/web/calendar";
import type { OfficeHours } from "~/catalog/company/company";
import type { SeenBooking } from "~/booking/booking.queries.server";
import type { BookingNotice } from "~/booking/notices/notices";
import {
  listOverlappingBookings,
  type OverlappingBooking,
} from "~/booking/notices/overlaps.queries.server";
import {
  listStaffMessages,
  type StaffMessage,
} from "~/booking/messages/waiting-messages.queries.server";
import { findNotices } from "~/booking/notices/stored-notices.server";
import type { Sql } from "~/web/db.server";
import { readId } from "~/web/id";
import { countPending } from "~/desk/frame/frame.queries.server";
import { isFiltered, readFilters } from "./booking-filters";
import {
  listDecidedBookings,
  listFilteredBookings,
  listPendingBookings,
} from "./booking-list.queries.server";

const PAGE_SIZE = 20;
const MAX_OVERLAPS = 3;

export type DeskBooking = SeenBooking & {
  /** The messages of the customer, oldest first. */
  messages: StaffMessage[];
  notices: BookingNotice[];
  /** Confirmed bookings of the same car in the same period, up to three, if no vehicle is free then. */
  overlaps: OverlappingBooking[];
};

/**
 * Loads a page of the list, newest first. Without filters the pending bookings come first on the first
 * page, and no other page repeats them.
 */
export async function loadBookingList(sql: Sql, query: URLSearchParams, hours: OfficeHours) {
  const before = readId(query.get("before") ?? "");
  const filters = readFilters(query);
  const isAll = !isFiltered(filters);
  const page = { limit: PAGE_SIZE + 1, before };
  const [asked, found] = await Promise.all([
    isAll && before === null ? listPendingBookings(sql, PAGE_SIZE + 1) : [],
    isAll ? listDecidedBookings(sql, page) : listFilteredBookings(sql, filters, page),
  ]);
  const shown = [...asked.slice(0, PAGE_SIZE), ...found.slice(0, PAGE_SIZE)];
  // Confirmed bookings need no decision.
  const open = shown.filter(({ status }) => status !== "confirmed");
  const bookings = await toDeskBookings(sql, shown, { withOverlaps: open, hours });
  return {
    bookings,
    /** The number of the first bookings that are listed because they are pending. */
    askedCount: Math.min(asked.length, PAGE_SIZE),
    askedTotal: asked.length > PAGE_SIZE ? await countPending(sql) : asked.length,
    filters,
    older: found.length > PAGE_SIZE ? bookings.at(-1)!.id : null,
    newest: before === null,
    /** The id below which this page starts. */
    before: before === null ? null : String(before),
    /** Today in business time. */
    today: businessTime(new Date()).date,
  };
}

/**
 * Adds notices and messages to all bookings, and to some the confirmed bookings that they overlap, which no pending
 * booking has while a car is free for it. Runs one query for each.
 */
export async function toDeskBookings(
  sql: Sql,
  bookings: readonly SeenBooking[],
  { withOverlaps, hours }: { withOverlaps: readonly SeenBooking[]; hours: OfficeHours },
): Promise<DeskBooking[]> {
  const ids = bookings.map(({ id }) => id);
  const [notices, messages] = await Promise.all([
    findNotices(sql, bookings, { audience: "staff", hours }),
    listStaffMessages(sql, ids),
  ]);
  const overlapping = withOverlaps.filter(
    ({ id, status }) => status !== "pending" || notices.get(id)?.includes("carTaken"),
  );
  const overlaps = await listOverlappingBookings(
    sql,
    overlapping.map(({ id }) => id),
    { limit: MAX_OVERLAPS, now: new Date() },
  );
  return bookings.map((booking) => ({
    ...booking,
    messages: messages.filter(({ bookingId }) => bookingId === booking.id),
    notices: notices.get(booking.id) ?? [],
    overlaps: overlaps.get(booking.id) ?? [],
  }));
}
