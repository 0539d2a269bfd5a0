import { businessInstant } from "~/web/calendar";
import { readCalendar } from "~/messaging/feeds/import/read-calendar.server";

export const NOW = businessInstant("2030-05-31", "12:00");

/** Reads start and end of each event, or the fault with its detail. */
export async function read(text: string, within?: number) {
  const answer = await readCalendar(text, NOW, { own: "this-site", ...(within && { within }) });
  if (!answer.ok) return `${answer.fault} ${answer.detail}`.trim();
  return answer.events.map(({ starts, ends }) => `${starts} – ${ends}`);
}

/** Reads the days of June 2030 on which events begin, and what could not be read. */
export async function readParts(text: string) {
  const answer = await readCalendar(text, NOW, { own: "this-site" });
  if (!answer.ok) throw new Error(answer.fault);
  return {
    days: answer.events.map(({ starts }) => starts.replace("2030-06-", "")),
    unread: answer.unread.map(({ number, fault, detail }) => `${number} ${fault} ${detail}`.trim()),
  };
}
