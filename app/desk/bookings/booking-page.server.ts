import { findBooking } from "~/booking/booking.queries.server";
import type { DeskSite } from "~/desk/desk-site";
import { readId } from "~/web/id";
import { listHistory } from "./booking-history.queries.server";
import { toDeskBookings } from "./booking-list.server";
import { findNote } from "./booking-notes.queries.server";
import { deskFlashCookie } from "~/desk/desk-flash.server";
import { findStaff } from "~/staff/session.server";

/** The data of a booking's page; `page` is null without a session. `cookie` clears the flash message. */
export async function loadBookingPage(site: DeskSite, request: Request, idText: string) {
  const { sql } = site;
  if (!(await findStaff(sql, request.headers)))
    return { ok: true as const, page: null, cookie: null };
  const id = readId(idText);
  const booking = id === null ? null : await findBooking(sql, id);
  if (!booking) return { ok: false as const };
  const flashCookie = await deskFlashCookie(site.secret);
  const flash = await flashCookie.read(request);
  const [[shown], history, note] = await Promise.all([
    toDeskBookings(sql, [booking], {
      withOverlaps: [booking],
      hours: site.publicSite().company.hours,
    }),
    listHistory(sql, booking.id),
    findNote(sql, booking.id),
  ]);
  const page = { booking: shown!, history, note, flash };
  return { ok: true as const, page, cookie: flash && (await flashCookie.clear(request)) };
}

export type BookingPageData = NonNullable<
  Extract<Awaited<ReturnType<typeof loadBookingPage>>, { ok: true }>["page"]
>;
