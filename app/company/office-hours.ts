/** Every day, in Tbilisi time, both `HH:MM`. */
export type OfficeHours = { opens: string; closes: string };

/** Seven days a week (specification 1), until the operator sets other hours. */
export const DEFAULT_HOURS: OfficeHours = { opens: "09:00", closes: "21:00" };

/** Whether a time of day (`HH:MM`) is within the office hours, both ends included. */
export function isOfficeHour(time: string, hours: OfficeHours): boolean {
  return time >= hours.opens && time <= hours.closes;
}
