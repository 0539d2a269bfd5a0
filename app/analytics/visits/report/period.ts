/** The periods that the analytics tab shows, in days up to and with today. */
export const PERIODS = [7, 30, 90] as const;

export type Period = (typeof PERIODS)[number];

/** The period that a query asks for; a week where it asks for none that there is. */
export function periodIn(query: URLSearchParams): Period {
  return PERIODS.find((days) => String(days) === query.get("days")) ?? 7;
}
