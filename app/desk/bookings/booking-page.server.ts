import { findBooking } from "~/booking/booking.queries.server";
import type { DeskSite } from "~/desk/desk-site";
import { readId } from "~/web/id";
import { listHistory } from "./booking-history.queries.server";
import { forDesk } from "./booking-list.server";
import { findNote } from "./booking-notes.queries.server";
import { deskFlash, type DeskFlash } from "~/desk/desk-flash.server";
import { findStaff } from "~/staff/session.server";

/**
 * What staff see of one booking; nothing (`page` null) without a session. `cookie` takes away what
 * is told once.
 */
export async function loadBookingPage(site: DeskSite, request: Request, idText: string) {
  const { sql } = site;
  if (!(await findStaff(sql, request.headers)))
    return { ok: true as const, page: null, cookie: null };
  const id = readId(idText);
  const booking = id === null ? null : await findBooking(sql, id);
  if (!booking) return { ok: false as const };
  const flash = await deskFlash(site.secret);
  const told = (await flash.read(request)) as DeskFlash | null;
  const [[shown], history, note] = await Promise.all([
    forDesk(sql, [booking], { toConfirm: [booking], hours: site.publicSite().company.hours }),
    listHistory(sql, booking.id),
    findNote(sql, booking.id),
  ]);
  const page = { booking: shown!, history, note, told };
  return { ok: true as const, page, cookie: told && (await flash.clear(request)) };
}

export type BookingPageData = NonNullable<
  Extract<Awaited<ReturnType<typeof loadBookingPage>>, { ok: true }>["page"]
>;
