import type { Sql } from "~/db.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { bookingCounts } from "./booking-counts.server";
import { periodIn } from "./period";
import { emptyReport, loadVisitReport, type VisitReport } from "./report.server";
import { visitWords } from "./visit-words.server";

/** What the analytics tab shows: a report in words, with zeros where there is no database to ask. */
export async function loadVisitsTab(sql: Sql | null, query: URLSearchParams, lang: Language) {
  const period = periodIn(query);
  const now = new Date();
  const report = sql
    ? await loadVisitReport(sql, { period, now, countBookings: bookingCounts })
    : emptyReport(period, now);
  return { ok: Boolean(sql), report: inWords(report, lang) };
}

export type ReportInWords = ReturnType<typeof inWords>;

/** How many pages and countries the tab names. */
const MOST = 15;

function inWords(report: VisitReport, lang: Language) {
  const words = visitWords(i18nFor(lang).t, lang);
  return {
    ...report,
    pages: report.pages
      .slice(0, MOST)
      .map(({ page, views }) => ({ name: words.page(page), count: views })),
    countries: report.countries
      .slice(0, MOST)
      .map(({ country, visitors }) => ({ name: words.country(country), count: visitors })),
  };
}
