import type { TFunction } from "i18next";
import { addDays } from "~/web/calendar";
import type { CountedPage as NamedPage } from "~/web/pages/page-table";
import type { VisitReport } from "./report.server";

export type CountedPage = NamedPage | "other";

export const DEVICES = ["mobile", "desktop", "tablet"] as const;

export type Device = (typeof DEVICES)[number];

/** The ISO 3166-1 code for an unknown country. */
export const UNKNOWN_COUNTRY = "ZZ";

/** The periods that the analytics tab shows, in days up to and with today. */
export const PERIODS = [7, 30, 90] as const;

export type Period = (typeof PERIODS)[number];

/** The period of a query; a week if it names no valid one. */
export function periodIn(query: URLSearchParams): Period {
  return PERIODS.find((days) => String(days) === query.get("days")) ?? 7;
}

/** Specification 2, Admin: the peak day without enough data. */
export const SATURDAY = 6;

export const HOURS = 24;

/** Specification 8: shown while the visits are unavailable. `today` is the date in Georgia. */
export function zeroReport(period: Period, today: string, t: TFunction): VisitReport {
  const pages = ["home", "allCars", "carDetails", "blog"] as const;
  const stages = ["visitors", "carViewers", "bookings", "confirmed"] as const;
  return {
    period,
    current: 0,
    today: 0,
    weekly: 0,
    averageDaily: 0,
    peakWeekday: SATURDAY,
    sessionTime: "0:00",
    conversion: 0,
    days: Array.from({ length: period }, (_, index) => ({
      day: addDays(today, index + 1 - period),
      views: 0,
      visitors: 0,
    })),
    hours: Array<number>(HOURS).fill(0),
    pages: pages.map((page) => ({ name: t(`visits.pages.${page}`), count: 0 })),
    countries: [{ name: t("visits.georgia"), count: 0 }],
    devices: DEVICES.map((device) => ({ device, count: 0, percent: 0 })),
    funnel: stages.map((stage) => ({ stage, count: 0 })),
  };
}
