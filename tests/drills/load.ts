import { setTimeout as pause } from "node:timers/promises";
import { groupBy } from "~/web/records";
import { bookingCall } from "../bench/calls";
import { addCleanup } from "../bench/cleanup";

const ANSWER_WITHIN_MS = 30_000;
const BOOKING_WITHIN_MS = 15_000;
const RETRY_AFTER_MS = 50;
/** The longest delay, up to which it doubles: the site rejects hundreds of bookings from one address. */
const LONGEST_RETRY_MS = 500;
const LAST_ATTEMPT_WITHIN_MS = 30_000;

/** A request with its outcome. */
export type Attempt = {
  /** The moment when it was sent, by `performance.now`. */
  at: number;
  /** Milliseconds until the response. */
  ms: number;
  /** The status; `none` if there was no response in time. */
  outcome: number | "cut off" | "none";
};

/** Returns whether a booking was stored (201), or found stored when sent again (200). */
export function isAcknowledged({ outcome }: Attempt): boolean {
  return outcome === 200 || outcome === 201;
}

/** Returns the attempts that were not acknowledged; of pages, those without 200. */
export function failedIn(attempts: readonly Attempt[]): Attempt[] {
  return attempts.filter((one) => !isAcknowledged(one));
}

/** Returns whether an attempt was neither acknowledged nor refused because the database is unavailable. */
export function isWrong(attempt: Attempt): boolean {
  return attempt.outcome !== 503 && !isAcknowledged(attempt);
}

export function endOf({ at, ms }: Attempt): number {
  return at + ms;
}

/** Returns the attempts sent from `from` until before `to`. */
export function sentIn(attempts: readonly Attempt[], from: number, to = Number.POSITIVE_INFINITY) {
  return attempts.filter(({ at }) => at >= from && at < to);
}

/** Returns the milliseconds from a moment to the first success that ends after it; `NaN` without any. */
export function backAfter(moment: number, attempts: readonly Attempt[]): number {
  const first = attempts.find((one) => isAcknowledged(one) && endOf(one) > moment);
  return first ? endOf(first) - moment : Number.NaN;
}

/** Returns the longest time without any acknowledgement, in milliseconds. */
export function longestPause({ attempts, from }: Journal): number {
  let last = from;
  let longest = 0;
  for (const end of attempts
    .filter(isAcknowledged)
    .map(endOf)
    .toSorted((a, b) => a - b)) {
    longest = Math.max(longest, end - last);
    last = end;
  }
  return longest;
}

/**
 * Returns the number of each outcome and the longest time, for example `200: 12, none: 1; slowest 30000
 * ms`.
 */
export function summaryOf(attempts: readonly Attempt[]): string {
  if (attempts.length === 0) return "none";
  const groups = groupBy(attempts, ({ outcome }) => outcome);
  const texts = [...groups].map(([outcome, { length }]) => `${outcome}: ${length}`);
  const slowest = attempts.reduce((most, { ms }) => Math.max(most, ms), 0);
  return `${texts.join(", ")}; slowest ${slowest.toFixed(0)} ms`;
}

/** Describes an attempt of a failed check: its outcome, with its time since a moment. */
export function describeAttempt({ at, ms, outcome }: Attempt, since: number): string {
  return `${outcome} after ${Math.round(ms)} ms at ${((at - since) / 1000).toFixed(1)} s`;
}

/** Requests a page. */
export async function sendRequest(url: string, path: string): Promise<Attempt> {
  return (await send(url + path, ANSWER_WITHIN_MS)).attempt;
}

async function send(address: string, withinMs: number, options: RequestInit = {}) {
  const at = performance.now();
  const ended = (outcome: Attempt["outcome"], text = "") => ({
    attempt: { at, ms: performance.now() - at, outcome },
    text,
  });
  try {
    const response = await fetch(address, { ...options, signal: AbortSignal.timeout(withinMs) });
    const text = await response.text();
    return ended(response.status, text);
  } catch (error) {
    return ended((error as Error).name === "TimeoutError" ? "none" : "cut off");
  }
}

/**
 * Requests paths in turns at a constant rate, but while `most` are unanswered. `stop` waits for the last
 * response and resolves with all requests in order.
 */
export function startRequests(
  url: () => string,
  paths: readonly string[],
  everyMs: number,
  most = Number.POSITIVE_INFINITY,
) {
  return repeat(everyMs, most, (index) => sendRequest(url(), paths[index % paths.length]!));
}

/** Starts work at a constant rate, whether or not earlier work is done, but while `most` is not. */
function repeat<T>(everyMs: number, most: number, work: (index: number) => Promise<T>) {
  const start = performance.now();
  const running: Promise<T>[] = [];
  const unanswered = new Set<Promise<unknown>>();
  let stopped = false;
  const isStopped = () => stopped;

  async function run() {
    while (!isStopped()) {
      await pause(Math.max(0, start + running.length * everyMs - performance.now()));
      while (unanswered.size >= most) await Promise.race(unanswered);
      const one = work(running.length);
      // Awaited in `stop`; an earlier rejection must not end the process.
      const ended = one.then(
        () => void unanswered.delete(ended),
        () => void unanswered.delete(ended),
      );
      unanswered.add(ended);
      running.push(one);
    }
  }

  // A failing drill does not call `stop`.
  addCleanup(async () => void (stopped = true));
  const started = run();
  return {
    /** The number of calls started so far. */
    count: () => running.length,
    async stop(): Promise<T[]> {
      stopped = true;
      await started;
      return Promise.all(running);
    },
  };
}

export type Journal = {
  /** The moment when the load started, by `performance.now`. */
  from: number;
  /** Ids of the acknowledged bookings, by the customer's address. */
  acknowledged: Map<string, number>;
  /** Every attempt to send a booking, in the order of the responses. */
  attempts: Attempt[];
};

type Load = {
  journal: Journal;
  /** Sends no new booking, and waits until all in progress are acknowledged. */
  stop(): Promise<void>;
};

/**
 * Starts writers that send one booking after another, each until it is acknowledged, as somebody would who
 * presses the button again. `url` returns the current address of the site.
 */
export function startWriters(count: number, url: () => string): Load {
  const { journal, book, end, isEnding } = openJournal(url, bookingCall);
  const write = async () => {
    while (!isEnding()) await book();
  };
  const writing = Promise.all(Array.from({ length: count }, write));
  // Awaited in `stop`; an earlier rejection must not end the process.
  writing.catch(() => {});
  return {
    journal,
    async stop() {
      end();
      await writing;
    },
  };
}

/** Starts a new writer of one booking at a constant rate, but while `most` are not done. */
export function startCustomers(
  everyMs: number,
  url: () => string,
  { newCall = bookingCall, most = Number.POSITIVE_INFINITY } = {},
): Load {
  const { journal, book, end } = openJournal(url, newCall);
  const customers = repeat(everyMs, most, book);
  return {
    journal,
    async stop() {
      end();
      await customers.stop();
    },
  };
}

type BookingCall = ReturnType<typeof bookingCall>;

function openJournal(url: () => string, newCall: () => BookingCall) {
  const journal: Journal = { from: performance.now(), acknowledged: new Map(), attempts: [] };
  let endedAt = Number.POSITIVE_INFINITY;
  // A failing drill does not stop its load.
  addCleanup(async () => void (endedAt = Number.NEGATIVE_INFINITY));
  return {
    journal,
    async book() {
      const call = newCall();
      for (let delay = RETRY_AFTER_MS; !(await sendOnce(journal, url(), call)); delay *= 2) {
        if (Date.now() > endedAt + LAST_ATTEMPT_WITHIN_MS)
          throw new Error("a booking was never acknowledged");
        await pause(Math.min(delay, LONGEST_RETRY_MS));
      }
    },
    end: () => void (endedAt = Date.now()),
    isEnding: () => Date.now() >= endedAt,
  };
}

/** Resolves with false if the booking was not acknowledged, even if it is stored. */
async function sendOnce({ acknowledged, attempts }: Journal, url: string, call: BookingCall) {
  const { email, path, ...options } = call;
  const { attempt, text } = await send(url + path, BOOKING_WITHIN_MS, options);
  attempts.push(attempt);
  if (isAcknowledged(attempt)) {
    acknowledged.set(email, (JSON.parse(text) as { id: number }).id);
    return true;
  }
  if (typeof attempt.outcome === "string" || attempt.outcome >= 500) return false;
  throw new Error(`${attempt.outcome} for a valid booking: ${text}`);
}
