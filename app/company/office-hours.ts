/** The office is open seven days a week, in the time of Tbilisi (specification 1). */
export const OFFICE_HOURS = { opens: "09:00", closes: "21:00" } as const;

/** Whether a time of day (`HH:MM`) lies within the office hours, both ends included. */
export function isOfficeHour(time: string): boolean {
  return time >= OFFICE_HOURS.opens && time <= OFFICE_HOURS.closes;
}
