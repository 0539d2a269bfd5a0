import { z } from "zod";
import { mapKeys } from "~/web/records";
import { DEVICES } from "./report";
import type { VisitReport } from "./report.server";

const count = z.int().nonnegative();
const percent = z.int().min(0).max(100);

/**
 * The analytics summary (specification 3), the body of the API's response. Fields count seven days unless
 * they say otherwise.
 */
export const analyticsSummaryResponse = z.object({
  currentVisitors: count.describe("Of the last five minutes."),
  todayVisitors: count,
  weeklyVisitors: count,
  averageSessionTime: z
    .string()
    .regex(/^\d+:\d\d$/)
    .describe("Minutes and seconds."),
  topPages: z.array(z.object({ page: z.string(), views: count })).describe("At most ten."),
  deviceBreakdown: z.object({ mobile: percent, desktop: percent, tablet: percent }),
  topCountries: z
    .array(z.object({ country: z.string(), visitors: count }))
    .describe("At most ten."),
  conversionRate: z.number().describe("Bookings in percent of visitors, with one decimal."),
});

export type AnalyticsSummary = z.infer<typeof analyticsSummaryResponse>;

/** How many pages and countries the summary has. */
const MAX_ROWS = 10;

/** Returns the summary of a week's report. */
export function summaryOf(report: VisitReport): AnalyticsSummary {
  const { devices } = report;
  const percentOf = (name: string) => devices.find(({ device }) => device === name)?.percent ?? 0;
  return {
    currentVisitors: report.current,
    todayVisitors: report.today,
    weeklyVisitors: report.weekly,
    averageSessionTime: report.sessionTime,
    topPages: report.pages
      .slice(0, MAX_ROWS)
      .map((page) => ({ page: page.name, views: page.count })),
    deviceBreakdown: mapKeys(DEVICES, percentOf),
    topCountries: report.countries
      .slice(0, MAX_ROWS)
      .map((country) => ({ country: country.name, visitors: country.count })),
    conversionRate: report.conversion,
  };
}
