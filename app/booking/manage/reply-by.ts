import { businessInstant, businessTime } from "~/calendar";
import type { OfficeHours } from "~/company/office-hours";

const REPLY_MS = 60 * 60_000;
const DAY_MS = 24 * 60 * 60_000;

/**
 * When the operator's reply is due: after 60 minutes of office hours. The part that doesn't fit into
 * the day continues the next morning.
 */
export function replyBy(createdAt: Date, hours: OfficeHours): Date {
  const { date } = businessTime(createdAt);
  const opens = businessInstant(date, hours.opens).getTime();
  const closes = businessInstant(date, hours.closes).getTime();
  const starts = Math.max(createdAt.getTime(), opens);
  const ends = starts + REPLY_MS;
  if (ends <= closes) return new Date(ends);
  return new Date(opens + DAY_MS + ends - Math.max(starts, closes));
}
