import { parseDate, parseTime } from "~/web/calendar";

/** A return: `YYYY-MM-DD` and `HH:MM` in business time. */
export type ReturnTime = { date: string; time: string };

type Fields = { get: (name: string) => unknown };

/** Reads a return from the fields of a form or an address, `returnDate` and `returnTime`; null if one is invalid. */
export function readReturn(fields: Fields, prefix: "return" | "seen" = "return") {
  const text = (name: string) => String(fields.get(name) ?? "");
  const date = parseDate(text(`${prefix}Date`));
  const time = parseTime(text(`${prefix}Time`));
  return date && time ? { date, time } : null;
}
