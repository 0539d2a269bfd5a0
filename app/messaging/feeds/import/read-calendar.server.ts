import { businessInstant, businessMoment, businessTime } from "~/web/calendar";
import { askWorker } from "~/web/worker.server";
import { importFailure, type EventFault, type ImportFailure } from "./import-fault";

const SCRIPT = "tools/calendar/reader.mjs";
const READ_WITHIN_MS = 10_000;
const MEMORY_MB = 128;

/** The time from now up to which occurrences of recurring events are stored. Later ones are not stored yet. */
const HORIZON_MS = 2 * 366 * 86_400_000;

const LIMITS = {
  /** The maximum number of events that are not over: more than a vehicle can have. */
  maxEvents: 1_000,
  /** The maximum number of occurrences of all rules, from the beginning of each event on. */
  maxSteps: 100_000,
};

/** An event of a calendar. Start and end are `YYYY-MM-DD HH:MM` in business time. */
export type CalendarEvent = { uid: string; starts: string; ends: string };

/** An event that could not be read as a whole. `uid` is hashed; `number` counts events from 1 on. */
export type UnreadEvent = {
  uid: string;
  number: number;
  /** The start, `YYYY-MM-DD HH:MM` in the zone of the event; empty if it can't be read. */
  starts: string;
  fault: EventFault;
  /** The text that could not be read, such as the rule. */
  detail: string;
};

export type ReadCalendar =
  /**
   * A calendar that was read. `known` has the identifiers of all events, also of those that are cancelled or over,
   * or of this site.
   */
  { ok: true; events: CalendarEvent[]; known: string[]; unread: UnreadEvent[] } | ImportFailure;

type Answer =
  | {
      ok: true;
      known: string[];
      unread: UnreadEvent[];
      events: { uid: string; start: number; end: number }[];
    }
  | ImportFailure;

type ReadOptions = {
  /** The name of this site in identifiers of events, whose own ones are ignored. */
  own: string;
  /** The time limit in ms. */
  within?: number;
};

/**
 * Reads the times of a calendar (RFC 5545) that are neither free, cancelled nor over. A file that is no whole
 * calendar is refused; of an event that can't be read as a whole, as much as can be is taken. A worker reads the
 * file, and is ended when it takes too long or needs too much memory.
 */
export async function readCalendar(
  text: string,
  now: Date,
  { own, within = READ_WITHIN_MS }: ReadOptions,
): Promise<ReadCalendar> {
  const job = { text, own, ...windowOf(now), ...LIMITS };
  const answer = await askWorker<Answer>(SCRIPT, job, { within, memoryMb: MEMORY_MB });
  if (!answer) return importFailure("tooMany");
  return answer.ok ? { ...answer, events: answer.events.map(inBusinessTime) } : answer;
}

function windowOf(now: Date) {
  const { date } = businessTime(now);
  const businessOffset = Date.parse(`${date}T00:00:00Z`) - businessInstant(date, "00:00").getTime();
  return { from: now.getTime(), until: now.getTime() + HORIZON_MS, businessOffset };
}

function inBusinessTime({ uid, start, end }: { uid: string; start: number; end: number }) {
  return { uid, starts: businessMoment(new Date(start)), ends: businessMoment(new Date(end)) };
}
