import { z } from "zod";
import { answerSchema } from "~/web/answer-schema";
import type { AnalyticsSummary } from "./analytics-summary.server";

const count = z.int().nonnegative();
const percent = z.int().min(0).max(100);

/** The Analytics summary as the API answers it. Of seven days, where a field says nothing else. */
export const analyticsSummaryAnswer = answerSchema<AnalyticsSummary>()({
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
