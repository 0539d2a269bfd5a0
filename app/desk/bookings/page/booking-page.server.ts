import { businessTime } from "~/web/calendar";
import { href } from "react-router";
import { isHandoverOfDay } from "~/booking/agenda/handover-of-day.queries.server";
import { listEndingPapers } from "~/booking/agenda/vehicle-gaps.queries.server";
import { findSeenBooking, findSource, type SeenBooking } from "~/booking/booking.queries.server";
import { findAcceptedTerms } from "~/booking/booking-terms.queries.server";
import { listShortGaps } from "~/booking/notices/short-gaps.queries.server";
import { loadReturnPlans } from "~/booking/returns/return-plan.server";
import { listUnsent } from "~/messaging/delivery/outbox.queries.server";
import { readStaff, refuseRole, type AccessSource } from "~/desk/access.server";
import type { DeskSite } from "~/desk/desk-site";
import { readId } from "~/web/id";
import { listHistory } from "./booking-history.queries.server";
import { toDeskBookings } from "~/desk/bookings/list/load-booking-list.server";
import { findNoteWait, findNote } from "./booking-notes.queries.server";
import { loadCarChoices } from "~/desk/bookings/car/load-car.server";
import {
  loadMovePreview,
  toMessage,
  type MovePreview,
} from "~/desk/bookings/car/move-preview.server";
import { loadModelChoices } from "~/desk/bookings/model/model-plan.server";
import { findRental } from "./rental.queries.server";
import { deskFlashCookie, type DeskFlash } from "~/desk/desk-flash.server";
import { mayOpenAddress, seesAllBookings } from "~/web/pages/may-open";
import { DAY_REFUSED } from "~/web/pages/roles";
import { loadDayBooking, type DayBooking } from "./day-booking.server";
import { findBookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { needsPreview, readModel } from "~/desk/bookings/model/change-model.server";
import { MODEL_FIELDS, TYPED_FIELDS } from "~/desk/bookings/model/model-fields";

const MAX_UNSENT = 20;
/** The number of papers of a vehicle: inspection and insurance. */
const MAX_PAPERS = 2;

type BookingPageRequest = { request: Request; context: AccessSource; idText: string };

/**
 * Loads the data of a booking's page; `page` is null without a session, and `day` for staff who see all
 * bookings. `cookie` clears the flash message.
 */
export async function loadBookingPage(
  site: DeskSite,
  { request, context, idText }: BookingPageRequest,
) {
  const { sql } = site;
  const staff = await readStaff(context, request);
  if (!staff) return { ok: true as const, page: null, day: null, cookie: null };
  const id = readId(idText);
  const hasAll = seesAllBookings(staff.role);
  // Others get no hint about the numbers of other bookings.
  if (!hasAll && !(id !== null && (await isHandoverOfDay(sql, id, new Date())))) {
    throw refuseRole(DAY_REFUSED);
  }
  const booking = id === null ? null : await findSeenBooking(sql, id);
  if (!booking) return { ok: false as const };
  const flashCookie = await deskFlashCookie(site.secret);
  const flash = await flashCookie.read(request);
  const cookie = flash && (await flashCookie.clear(request));
  const day: DayBooking | null = hasAll ? null : await loadDayBooking(sql, booking, flash);
  const page = hasAll
    ? {
        ...(await loadPage(site, request, booking, flash)),
        showsPerson: mayOpenAddress(staff.role, href("/admin/person")),
      }
    : null;
  return { ok: true as const, page, day, cookie };
}

async function loadPage(
  site: DeskSite,
  request: Request,
  booking: SeenBooking,
  flash: DeskFlash | null,
) {
  const { sql } = site;
  const now = new Date();
  const { searchParams: search } = new URL(request.url);
  const [[shown], history, note, rental, returns, source, gaps, papers, unsent, accepted] =
    await Promise.all([
      toDeskBookings(sql, [booking], {
        withOverlaps: [booking],
        hours: site.publicSite().company.hours,
      }),
      listHistory(sql, booking.id),
      findNote(sql, booking.id),
      findRental(sql, booking.id, now),
      loadReturnPlans(sql, booking, { search, now }),
      findSource(sql, booking.id),
      listShortGaps(sql, booking.id),
      listEndingPapers(sql, now, { limit: MAX_PAPERS, bookingId: booking.id }),
      listUnsent(sql, { limit: MAX_UNSENT, attempts: 1, bookingId: booking.id }),
      findAcceptedTerms(sql, booking.id),
    ]);
  const [choices, models, movePreview, modelPreview, noteWaits] = await Promise.all([
    loadCarChoices(sql, booking, rental, now),
    loadModelChoices(sql, booking, rental, { search, now }),
    loadMovePreview(site, booking.id, search, now),
    loadModelPreview(site, booking, search, now),
    booking.cancelNote ? findNoteWait(sql, booking.id) : null,
  ]);
  const preview = movePreview ?? modelPreview;
  const sections = {
    history,
    note,
    rental,
    choices,
    models,
    preview,
    returns,
    source,
    gaps,
    papers,
    accepted,
  };
  return { today: businessTime(now).date, booking: shown!, ...sections, unsent, noteWaits, flash };
}

export type BookingPageData = Awaited<ReturnType<typeof loadPage>> & {
  /** Whether the role may export and erase the customer's data. */
  showsPerson: boolean;
};

type Site = Pick<DeskSite, "sql" | "publicSite" | "settings">;

/**
 * Reads from the address of a booking's page which model a confirmed booking is to get, and what its
 * customer will read then; null without one. What can't be given is refused by the form before.
 */
export async function loadModelPreview(
  site: Site,
  seen: SeenBooking,
  search: URLSearchParams,
  now: Date,
): Promise<MovePreview | null> {
  if (!search.has(MODEL_FIELDS.preview) || !needsPreview(seen)) return null;
  const form = new FormData();
  for (const name of TYPED_FIELDS) if (search.has(name)) form.set(name, search.get(name) ?? "");
  const read = await readModel(site.sql, seen, form, now);
  if ("ok" in read) return null;
  const row = { bookingId: seen.id, eventId: null };
  const booking = await findBookingForMessage(site.sql, row, site.publicSite().company.hours);
  if (!booking) return null;
  const { modelId, name, quote, isFree } = read;
  const car = { ...booking.car, modelId, model: name, isAssigned: isFree };
  const message = toMessage(site, { ...booking, ...quote, car, carNews: "named" }, now);
  const fields = Object.fromEntries([...form].map(([key, value]) => [key, String(value)]));
  return { intent: "changeModel", fields, messages: [message] };
}
