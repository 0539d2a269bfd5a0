import type { TFunction } from "i18next";
import type { Language } from "~/i18n/languages";
import type { VisitReport } from "./report";
import { visitNames } from "./visit-names";

export type LocalizedReport = ReturnType<typeof localizeReport>;

/** Pages and countries in the tab. */
const MAX_ROWS = 15;

/** A report with names of pages and countries, for the tab. */
export function localizeReport(report: VisitReport, t: TFunction, lang: Language) {
  const names = visitNames(t, lang);
  return {
    ...report,
    pages: report.pages
      .slice(0, MAX_ROWS)
      .map(({ page, views }) => ({ name: names.page(page), count: views })),
    countries: report.countries
      .slice(0, MAX_ROWS)
      .map(({ country, visitors }) => ({ name: names.country(country), count: visitors })),
  };
}
