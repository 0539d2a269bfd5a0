/** Every day, in Tbilisi time, both `HH:MM`. An office that closes before it opens closes on the next day. */
export type OfficeHours = { opens: string; closes: string };

/** Seven days a week (specification 1), until the operator sets other hours. */
export const DEFAULT_HOURS: OfficeHours = { opens: "09:00", closes: "21:00" };

/** Whether a time of day (`HH:MM`) is within the office hours, both ends included. */
export function isOfficeHour(time: string, hours: OfficeHours): boolean {
  return closesNextDay(hours)
    ? time >= hours.opens || time <= hours.closes
    : time >= hours.opens && time <= hours.closes;
}

/** Such as 18:00–02:00. */
export function closesNextDay({ opens, closes }: OfficeHours): boolean {
  return closes <= opens;
}
