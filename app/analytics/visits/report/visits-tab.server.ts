import type { Sql } from "~/db.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import type { CountBookings } from "./count-bookings.server";
import { periodIn } from "./period";
import { emptyReport } from "./report";
import { localizeReport, type LocalizedReport } from "./localized-report";
import { loadVisitReport } from "./report.server";

/** `report` is null if the server did not answer; the page then shows zeros. */
export type VisitsTabData = { ok: boolean; report: LocalizedReport | null };

/** Loads the analytics tab; all zeros without a database. */
export async function loadVisitsTab(
  site: { sql: Sql; bookingCounts: CountBookings } | null,
  query: URLSearchParams,
  lang: Language,
): Promise<VisitsTabData> {
  const period = periodIn(query);
  const now = new Date();
  const report = site
    ? await loadVisitReport(site.sql, { period, now, countBookings: site.bookingCounts })
    : emptyReport(period, now);
  return { ok: Boolean(site), report: localizeReport(report, i18nFor(lang).t, lang) };
}
