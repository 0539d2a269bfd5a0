import { periodIn } from "~/site/visits/report";
import { loadVisitReport } from "~/site/visits/report.server";
import { logUnavailable } from "~/web/db.server";
import { listUnsent, OF_ALL } from "~/messaging/delivery/outbox.queries.server";
import type { DeskSite } from "./desk-site";
import type { Language } from "~/web/i18n/languages";
import { loadBookingList } from "./bookings/list/load-booking-list.server";
import { deskFlashCookie } from "./desk-flash.server";
import { readStaff, type AccessSource } from "./access.server";

/** The tabs of the desk (contract, Forms). */
export const DESK_TABS = ["analytics", "bookings"] as const;

/**
 * Loads a tab of the desk and the flash message. `desk` is null without a
 * session; the tab is not `ok` while the database is unavailable. `cookie` clears the flash message.
 */
export async function loadDesk(
  site: DeskSite,
  { request, context, lang }: { request: Request; context: AccessSource; lang: Language },
) {
  const query = new URL(request.url).searchParams;
  const tab = DESK_TABS.find((name) => name === query.get("tab")) ?? "analytics";
  try {
    if (!(await readStaff(context, request))) return { desk: null, cookie: null };
    const flashCookie = await deskFlashCookie(site.secret);
    const flash = await flashCookie.read(request);
    const shown = await loadTab[tab](site, query, lang);
    return { desk: { shown, flash }, cookie: flash && (await flashCookie.clear(request)) };
  } catch (error) {
    logUnavailable(error, "the desk could not be loaded");
    const shown = await loadTab[tab](null, query, lang);
    return { desk: { shown, flash: null }, cookie: null };
  }
}

/** Loads a tab; `site` is null while the database is unavailable. */
const loadTab = {
  async analytics(site: DeskSite | null, query: URLSearchParams, lang: Language) {
    if (!site) return { tab: "analytics" as const, ok: false, report: null };
    const report = await loadVisitReport(site, { period: periodIn(query), lang });
    return { tab: "analytics" as const, ok: true, report };
  },
  async bookings(site: DeskSite | null, query: URLSearchParams) {
    if (!site) return { tab: "bookings" as const, ok: false as const };
    const [list, unsent] = await Promise.all([
      loadBookingList(site.sql, query, site.publicSite().company.hours),
      listUnsent(site.sql, OF_ALL),
    ]);
    return { tab: "bookings" as const, ok: true as const, ...list, unsent };
  },
};

export type DeskData = NonNullable<Awaited<ReturnType<typeof loadDesk>>["desk"]>;
export type DeskBookings = Extract<DeskData["shown"], { tab: "bookings" }>;
