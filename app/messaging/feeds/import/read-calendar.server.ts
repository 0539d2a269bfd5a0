import { businessInstant, businessMoment, businessTime } from "~/web/calendar";
import { askWorker } from "~/web/worker.server";
import { faulty, type EventFault, type Faulty } from "./import-fault";

const SCRIPT = "tools/calendar/reader.mjs";
const READ_WITHIN_MS = 10_000;
const MEMORY_MB = 128;

/** Occurrences of recurring events later than this are not stored yet. */
const HORIZON_MS = 2 * 366 * 86_400_000;

const LIMITS = {
  /** Not over: more than a vehicle can have. */
  maxEvents: 1_000,
  /** Occurrences of all rules, from the beginning of each event on. */
  maxSteps: 100_000,
};

/** Start and end are `YYYY-MM-DD HH:MM` in business time. */
export type CalendarEvent = { uid: string; starts: string; ends: string };

/** What could not be read of an event. `uid` is hashed; `number` counts events from 1 on. */
export type UnreadEvent = {
  uid: string;
  number: number;
  /** `YYYY-MM-DD HH:MM` in the zone of the event; empty if it can't be read. */
  starts: string;
  fault: EventFault;
  /** What was written, such as the rule. */
  detail: string;
};

export type ReadCalendar =
  /** `known`: the identifiers of all events, also of those that are cancelled or over, or of this site. */
  { ok: true; events: CalendarEvent[]; known: string[]; unread: UnreadEvent[] } | Faulty;

type Answer =
  | {
      ok: true;
      known: string[];
      unread: UnreadEvent[];
      events: { uid: string; start: number; end: number }[];
    }
  | Faulty;

type ReadOptions = {
  /** The name of this site in identifiers of events: its own ones are ignored. */
  own: string;
  /** Ms. */
  within?: number;
};

/**
 * The times of a calendar (RFC 5545) that are neither free, cancelled nor over. A file that is no whole calendar is
 * refused; of an event that can't be read as a whole, as much as can be is taken. Reads in a worker, which is ended
 * when it takes too long or needs too much memory.
 */
export async function readCalendar(
  text: string,
  now: Date,
  { own, within = READ_WITHIN_MS }: ReadOptions,
): Promise<ReadCalendar> {
  const job = { text, own, ...windowOf(now), ...LIMITS };
  const answer = await askWorker<Answer>(SCRIPT, job, { within, memoryMb: MEMORY_MB });
  if (!answer) return faulty("tooMany");
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
