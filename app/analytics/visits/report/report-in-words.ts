import type { TFunction } from "i18next";
import type { Language } from "~/i18n/languages";
import type { VisitReport } from "./report";
import { visitWords } from "./visit-words";

export type ReportInWords = ReturnType<typeof inWords>;

/** How many pages and countries the tab names. */
const MOST = 15;

/** A report as the tab shows it. */
export function inWords(report: VisitReport, t: TFunction, lang: Language) {
  const words = visitWords(t, lang);
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
