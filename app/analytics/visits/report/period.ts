/** The periods that the analytics tab shows, in days up to and with today. */
export const PERIODS = [7, 30, 90] as const;

export type Period = (typeof PERIODS)[number];

/** The period of a query; a week if it names no valid one. */
export function periodIn(query: URLSearchParams): Period {
  return PERIODS.find((days) => String(days) === query.get("days")) ?? 7;
}
