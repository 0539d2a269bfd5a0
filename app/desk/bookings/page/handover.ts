import type { BookingStatus } from "~/booking/status";
import { businessInstant, parseDate, parseTime } from "~/web/calendar";
import { readId } from "~/web/id";
import { firstText } from "~/web/first-text";

/** The marks that staff set on a booking; named like the events in its history. */
export const HANDOVER_MARKS = ["out", "outUndone", "returned", "returnUndone"] as const;
export type HandoverMark = (typeof HANDOVER_MARKS)[number];

export type Handover = { id: bigint; mark: HandoverMark; at: Date };

type Marks = { outAt: string | null; returnedAt: string | null };

/** Returns the mark that can be set next, or corrected; null if there is none. */
export function markFor(status: BookingStatus, { outAt }: Marks): "out" | "returned" | null {
  if (outAt && (status === "confirmed" || status === "completed")) return "returned";
  return status === "confirmed" ? "out" : null;
}

/** Returns the mark that can be removed: the last one. */
export function undoFor(status: BookingStatus, { outAt, returnedAt }: Marks) {
  if (returnedAt) return status === "completed" ? "returnUndone" : null;
  return outAt && status === "confirmed" ? "outUndone" : null;
}

/** Returns whether a booking has a mark, to the minute. */
export function isMarked({ mark, at }: Handover, { outAt, returnedAt }: Marks): boolean {
  if (mark === "outUndone") return outAt === null;
  if (mark === "returnUndone") return returnedAt === null;
  const marked = mark === "out" ? outAt : returnedAt;
  return marked !== null && toMinute(new Date(marked)) === toMinute(at);
}

function toMinute(at: Date) {
  return Math.floor(at.getTime() / 60_000);
}

/** Reads the form of a mark: without date and time it means `now`. Null if it is invalid. */
export function readHandover(form: FormData, now: Date): Handover | null {
  const id = readId(firstText(form.get("id")).trim());
  const mark = HANDOVER_MARKS.find((name) => name === form.get("mark"));
  const at = readMoment(
    firstText(form.get("date")).trim(),
    firstText(form.get("time")).trim(),
    now,
  );
  return id !== null && mark && at ? { id, mark, at } : null;
}

function readMoment(date: string, time: string, now: Date): Date | null {
  if (date === "" && time === "") return now;
  const [day, minute] = [parseDate(date), parseTime(time)];
  return day && minute ? businessInstant(day, minute) : null;
}
