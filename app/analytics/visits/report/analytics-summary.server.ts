import { i18nFor } from "~/i18n/i18n.server";
import { FALLBACK_LANGUAGE } from "~/i18n/languages";
import { DEVICES } from "~/analytics/visits/collect/device";
import { mapKeys } from "~/records";
import { visitNames } from "./visit-names";
import type { VisitReport } from "./report";

/** Pages and countries in the summary. */
const MAX_ROWS = 10;

/** The Analytics summary (specification 3), field by field; names are English. */
export type AnalyticsSummary = {
  currentVisitors: number;
  todayVisitors: number;
  weeklyVisitors: number;
  /** `m:ss` */
  averageSessionTime: string;
  topPages: { page: string; views: number }[];
  /** Whole percent. */
  deviceBreakdown: { mobile: number; desktop: number; tablet: number };
  topCountries: { country: string; visitors: number }[];
  /** Percent with one decimal. */
  conversionRate: number;
};

/** The summary of a week's report. */
export function summaryOf(report: VisitReport): AnalyticsSummary {
  const names = visitNames(i18nFor(FALLBACK_LANGUAGE).t, FALLBACK_LANGUAGE);
  const { pages, devices, countries } = report;
  return {
    currentVisitors: report.current,
    todayVisitors: report.today,
    weeklyVisitors: report.weekly,
    averageSessionTime: report.sessionTime,
    topPages: pages
      .slice(0, MAX_ROWS)
      .map(({ page, views }) => ({ page: names.page(page), views })),
    deviceBreakdown: mapKeys(
      DEVICES,
      (name) => devices.find(({ device }) => device === name)?.percent ?? 0,
    ),
    topCountries: countries
      .slice(0, MAX_ROWS)
      .map(({ country, visitors }) => ({ country: names.country(country), visitors })),
    conversionRate: report.conversion,
  };
}
