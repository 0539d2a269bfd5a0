import type { CountedPage as NamedPage } from "~/web/pages/page-table";

export type CountedPage = NamedPage | "other";

export const DEVICES = ["mobile", "desktop", "tablet"] as const;

export type Device = (typeof DEVICES)[number];

/** The ISO 3166-1 code for an unknown country. */
export const UNKNOWN_COUNTRY = "ZZ";

/** The periods that the analytics tab shows, in days up to and with today. */
export const PERIODS = [7, 30, 90] as const;

export type Period = (typeof PERIODS)[number];

/** Returns the period of a query; a week if it names no valid one. */
export function periodIn(query: URLSearchParams): Period {
  return PERIODS.find((days) => String(days) === query.get("days")) ?? 7;
}

/** The peak day if there is not enough data (specification 2, Admin). */
export const SATURDAY = 6;

export const HOURS = 24;
