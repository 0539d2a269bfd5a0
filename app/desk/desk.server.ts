import { loadVisitsTab } from "~/analytics/visits/report/visits-tab.server";
import { businessTime } from "~/calendar";
import { isDatabaseUnavailable } from "~/db.server";
import { listDead } from "~/delivery/outbox.queries.server";
import type { DeskSite } from "./desk-site";
import type { Language } from "~/i18n/languages";
import { log } from "~/log.server";
import { loadBookingList } from "./bookings/booking-list.server";
import { deskFlash, type DeskFlash } from "./desk-flash.server";
import { findStaff } from "~/staff/session.server";

const MOST_UNSENT = 20;

/** The tabs of the desk (contract, Forms). */
export const DESK_TABS = ["analytics", "bookings"] as const;

/**
 * What the desk shows to the sender of a request: a tab, how many bookings there are and what was
 * just done, nothing (`desk` null) without a session, and a tab that is not `ok` while the database
 * is away. `cookie` takes away what is told once.
 */
export async function loadDesk(site: DeskSite, request: Request, lang: Language) {
  const { sql } = site;
  const query = new URL(request.url).searchParams;
  const tab = DESK_TABS.find((name) => name === query.get("tab")) ?? "analytics";
  try {
    if (!(await findStaff(sql, request.headers))) return { desk: null, cookie: null };
    const flash = await deskFlash(site.secret);
    const told = (await flash.read(request)) as DeskFlash | null;
    const [count, shown] = await Promise.all([countAll(site), loadTab[tab](site, query, lang)]);
    return { desk: { count, shown, told }, cookie: told && (await flash.clear(request)) };
  } catch (error) {
    if (!isDatabaseUnavailable(error)) throw error;
    log.error({ err: error }, "the desk could not be read: the database is away");
    const shown = await loadTab[tab](null, query, lang);
    return { desk: { count: null, shown, told: null }, cookie: null };
  }
}

/** All bookings: counting them one by one for each page would be most of its time. */
async function countAll({ bookingCounts }: DeskSite) {
  const { placed } = await bookingCounts("2000-01-01", businessTime(new Date()).date);
  return placed;
}

/** What each tab shows; without a database, what it shows while that is away. */
const loadTab = {
  async analytics(site: DeskSite | null, query: URLSearchParams, lang: Language) {
    return { tab: "analytics" as const, ...(await loadVisitsTab(site, query, lang)) };
  },
  async bookings(site: DeskSite | null, query: URLSearchParams) {
    if (!site) return { tab: "bookings" as const, ok: false as const };
    const [list, unsent] = await Promise.all([
      loadBookingList(site.sql, query, site.publicSite().company.hours),
      listDead(site.sql, MOST_UNSENT),
    ]);
    return { tab: "bookings" as const, ok: true as const, ...list, unsent };
  },
};

export type DeskData = NonNullable<Awaited<ReturnType<typeof loadDesk>>["desk"]>;
export type DeskBookings = Extract<DeskData["shown"], { tab: "bookings" }>;
