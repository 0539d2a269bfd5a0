import { isSettableStatus } from "~/booking/booking";
import { countBookings, listBookings, updateBookingStatus } from "~/booking/booking.queries.server";
import { bookingNotices } from "~/booking/notices";
import { businessTime } from "~/calendar";
import { isDatabaseAway, type Sql } from "~/db.server";
import { log } from "~/log.server";
import { readId } from "~/web/id";
import type { DeskFlash } from "./desk-flash.server";
import type { Staff } from "./staff.queries.server";

const PAGE_SIZE = 50;

/** The bookings of one page of the desk, newest first; `ok: false` while the database is away. */
export async function loadBookings(sql: Sql, query: URLSearchParams) {
  try {
    const before = readId(query.get("before") ?? "");
    const [count, found] = await Promise.all([
      countBookings(sql),
      listBookings(sql, { limit: PAGE_SIZE + 1, before }),
    ]);
    const bookings = found.slice(0, PAGE_SIZE).map((booking) => ({
      ...booking,
      notices: bookingNotices(booking, businessTime(new Date(booking.createdAt))),
    }));
    const older = found.length > PAGE_SIZE ? bookings.at(-1)!.id : null;
    return { ok: true as const, count, bookings, older, newest: before === null };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.error({ err: error }, "the bookings could not be read: the database is away");
    return { ok: false as const };
  }
}

export type DeskBookings = Awaited<ReturnType<typeof loadBookings>>;
export type DeskBooking = Extract<DeskBookings, { ok: true }>["bookings"][number];

export type StatusChanged =
  { ok: true; flash: DeskFlash } | { ok: false; reason: "bad" | "not-found" | "away" };

/** Confirms or cancels the booking that a form of the desk names. */
export async function changeStatus(sql: Sql, form: FormData, staff: Staff): Promise<StatusChanged> {
  const id = readId(String(form.get("id")));
  const status = form.get("status");
  if (id === null || !isSettableStatus(status)) return { ok: false, reason: "bad" };
  try {
    const booking = await updateBookingStatus(sql, { id, status, actor: staff.username });
    if (!booking) return { ok: false, reason: "not-found" };
    return { ok: true, flash: { id: booking.id, status } };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.error({ err: error }, "a status could not be set: the database is away");
    return { ok: false, reason: "away" };
  }
}
