/** Returns a calendar file; each event is its lines. */
export function calendarOf(...events: string[][]): string {
  const lines = events.flatMap((event) => ["BEGIN:VEVENT", ...event, "END:VEVENT"]);
  return wrap(lines);
}

/** Returns a calendar file with lines of any components. */
export function wrap(lines: readonly string[]): string {
  return ["BEGIN:VCALENDAR", "VERSION:2.0", ...lines, "END:VCALENDAR", ""].join("\r\n");
}

/** Returns the lines of an event of some days of June 2030, in business time from noon to noon. */
export function eventOf(uid: string, from: number, to: number, ...more: string[]): string[] {
  const day = (number: number) => `203006${String(number).padStart(2, "0")}T080000Z`;
  return [`UID:${uid}`, `DTSTART:${day(from)}`, `DTEND:${day(to)}`, ...more];
}

/** The lines of a time zone as calendar programs write it. */
export const NEW_YORK = [
  "BEGIN:VTIMEZONE",
  "TZID:America/New_York",
  "BEGIN:DAYLIGHT",
  "TZOFFSETFROM:-0500",
  "TZOFFSETTO:-0400",
  "DTSTART:20070311T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU",
  "END:DAYLIGHT",
  "BEGIN:STANDARD",
  "TZOFFSETFROM:-0400",
  "TZOFFSETTO:-0500",
  "DTSTART:20071104T020000",
  "RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU",
  "END:STANDARD",
  "END:VTIMEZONE",
];
