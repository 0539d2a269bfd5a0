import { addDays, businessInstant, businessTime } from "~/web/calendar";
import { closesNextDay, type OfficeHours } from "~/catalog/company/company";

const REPLY_MS = 60 * 60_000;

/**
 * Returns when the company's reply is due: after 60 minutes of office hours. The minutes that don't fit into what
 * is left of them continue when the office opens again.
 */
export function replyBy(createdAt: Date, hours: OfficeHours): Date {
  let left = REPLY_MS;
  // The office hours of the evening before may still last.
  let day = addDays(businessTime(createdAt).date, -1);
  for (;;) {
    const { opens, closes } = officeDay(day, hours);
    const starts = Math.max(createdAt.getTime(), opens);
    if (starts + left <= closes) return new Date(starts + left);
    left -= Math.max(0, closes - starts);
    day = addDays(day, 1);
  }
}

function officeDay(day: string, hours: OfficeHours) {
  const lastDay = closesNextDay(hours) ? addDays(day, 1) : day;
  return {
    opens: businessInstant(day, hours.opens).getTime(),
    closes: businessInstant(lastDay, hours.closes).getTime(),
  };
}
