import { once } from "node:events";
import { resolve } from "node:path";
import { Worker } from "node:worker_threads";
import { businessInstant, businessMoment, businessTime } from "~/calendar";
import { faulty, type Faulty } from "./import-fault";

const SCRIPT = "bin/calendar-reader.mjs";
const READ_WITHIN_MS = 10_000;
const MEMORY_MB = 128;

/** Occurrences of recurring events later than this are not stored yet. */
const HORIZON_MS = 2 * 366 * 86_400_000;

const LIMITS = {
  /** Not over: more than a vehicle can have. */
  maxEvents: 1_000,
  /** Occurrences from the beginning of each event on. */
  maxSteps: 20_000,
};

/** Start and end are `YYYY-MM-DD HH:MM` in business time. */
export type CalendarEvent = { uid: string; starts: string; ends: string };

export type ReadCalendar =
  /** `known`: the identifiers of all events, also of those that are cancelled or over. */
  { ok: true; events: CalendarEvent[]; known: string[] } | Faulty;

type Answer =
  | { ok: true; known: string[]; events: { uid: string; start: number; end: number }[] }
  | Faulty;

/**
 * The events of a calendar (RFC 5545) that are neither cancelled nor over. Refuses a calendar as a whole.
 * Reads in a worker, which is ended when it takes too long or needs too much memory.
 */
export async function readCalendar(
  text: string,
  now: Date,
  { within = READ_WITHIN_MS } = {},
): Promise<ReadCalendar> {
  const worker = new Worker(resolve(SCRIPT), {
    workerData: { text, ...windowOf(now), ...LIMITS },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    env: {},
    execArgv: [],
  });
  const timer = setTimeout(() => void worker.terminate(), within);
  try {
    const [answer] = await Promise.race([
      once(worker, "message") as Promise<[Answer]>,
      once(worker, "exit").then(() => [faulty("tooMany")] as const),
    ]);
    return answer.ok ? { ...answer, events: answer.events.map(inBusinessTime) } : answer;
  } catch {
    // Out of memory.
    return faulty("tooMany");
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function windowOf(now: Date) {
  const { date } = businessTime(now);
  const businessOffset = Date.parse(`${date}T00:00:00Z`) - businessInstant(date, "00:00").getTime();
  return { from: now.getTime(), until: now.getTime() + HORIZON_MS, businessOffset };
}

function inBusinessTime({ uid, start, end }: { uid: string; start: number; end: number }) {
  return { uid, starts: businessMoment(new Date(start)), ends: businessMoment(new Date(end)) };
}
