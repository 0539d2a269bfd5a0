import { bookingCounts } from "~/analytics/visits/booking-counts.server";
import { loadVisitsTab } from "~/analytics/visits/visits-tab.server";
import { isSettableStatus } from "~/booking/booking";
import { listBookings, updateBookingStatus } from "~/booking/booking.queries.server";
import { listMessages } from "~/booking/own/own-booking.queries.server";
import { findNotices } from "~/booking/stored-notices.server";
import { businessTime } from "~/calendar";
import { isDatabaseAway, type Sql } from "~/db.server";
import type { Language } from "~/i18n/languages";
import { log } from "~/log.server";
import { wakeNodes } from "~/notifications/wake-up.server";
import { readId } from "~/web/id";
import { deskFlash, type DeskFlash } from "./desk-flash.server";
import { findStaff } from "./session.server";
import type { Staff } from "./staff.queries.server";

const PAGE_SIZE = 50;

/** The tabs of the desk (contract, Forms). */
export const DESK_TABS = ["analytics", "bookings"] as const;

/**
 * What the desk shows to the sender of a request: a tab, how many bookings there are and what was
 * just done, nothing (`desk` null) without a session, and a tab that is not `ok` while the database
 * is away. `cookie` takes away what is told once.
 */
export async function loadDesk(sql: Sql, request: Request, lang: Language) {
  const query = new URL(request.url).searchParams;
  const tab = DESK_TABS.find((name) => name === query.get("tab")) ?? "analytics";
  try {
    if (!(await findStaff(sql, request.headers))) return { desk: null, cookie: null };
    const flash = await deskFlash(sql);
    const told = (await flash.read(request)) as DeskFlash | null;
    const [count, shown] = await Promise.all([countAll(), loadTab[tab](sql, query, lang)]);
    return { desk: { count, shown, told }, cookie: told && (await flash.clear()) };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.error({ err: error }, "the desk could not be read: the database is away");
    const shown = await loadTab[tab](null, query, lang);
    return { desk: { count: null, shown, told: null }, cookie: null };
  }
}

/** All bookings: counting them one by one for each page would be most of its time. */
async function countAll() {
  const { placed } = await bookingCounts("2000-01-01", businessTime(new Date()).date);
  return placed;
}

/** What each tab shows; without a database, what it shows while that is away. */
const loadTab = {
  async analytics(sql: Sql | null, query: URLSearchParams, lang: Language) {
    return { tab: "analytics" as const, ...(await loadVisitsTab(sql, query, lang)) };
  },
  async bookings(sql: Sql | null, query: URLSearchParams) {
    return { tab: "bookings" as const, ...(sql ? await loadBookings(sql, query) : AWAY) };
  },
};

const AWAY = { ok: false as const };

async function loadBookings(sql: Sql, query: URLSearchParams) {
  const before = readId(query.get("before") ?? "");
  const found = await listBookings(sql, { limit: PAGE_SIZE + 1, before });
  const listed = found.slice(0, PAGE_SIZE);
  const ids = listed.map(({ id }) => id);
  const [notices, messages] = await Promise.all([
    findNotices(sql, listed, "staff"),
    listMessages(sql, ids),
  ]);
  const bookings = listed.map((booking) => ({
    ...booking,
    /** What the visitor wrote after booking, oldest first. */
    messages: messages.filter(({ bookingId }) => bookingId === booking.id),
    notices: notices.get(booking.id) ?? [],
  }));
  const older = found.length > PAGE_SIZE ? bookings.at(-1)!.id : null;
  return { ok: true as const, bookings, older, newest: before === null };
}

export type DeskData = NonNullable<Awaited<ReturnType<typeof loadDesk>>["desk"]>;
export type DeskBookings = Extract<DeskData["shown"], { tab: "bookings" }>;
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
    wakeNodes(sql);
    return { ok: true, flash: { id: booking.id, status } };
  } catch (error) {
    if (!isDatabaseAway(error)) throw error;
    log.error({ err: error }, "a status could not be set: the database is away");
    return { ok: false, reason: "away" };
  }
}
