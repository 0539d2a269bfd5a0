import { setTimeout as pause } from "node:timers/promises";
import { bookingCall } from "../bench/calls";
import { addCleanup } from "../bench/cleanup";
import { isAcknowledged, type Attempt } from "./attempts";

const ANSWER_WITHIN_MS = 15_000;
const RETRY_AFTER_MS = 50;
/** The delay doubles up to this: the site rejects hundreds of bookings from one address. */
const LONGEST_RETRY_MS = 500;
const LAST_ATTEMPT_WITHIN_MS = 30_000;

export type Journal = {
  /** When the load started, by `performance.now`. */
  from: number;
  /** Ids of the acknowledged bookings, by the guest's address. */
  acknowledged: Map<string, number>;
  /** Every attempt to send a booking, in the order of the responses. */
  attempts: Attempt[];
};

export type Load = {
  journal: Journal;
  /** Sends no new booking, and waits until all in progress are acknowledged. */
  stop(): Promise<void>;
};

/**
 * Starts writers that send one booking after another, each until it is acknowledged, like a person
 * who presses the button again. `url` returns the current address of the site.
 */
export function startWriters(count: number, url: () => string): Load {
  return startLoad({ url, newCall: bookingCall }, (book, isStopped) => {
    async function write() {
      while (!isStopped()) await book();
    }
    return Promise.all(Array.from({ length: count }, write));
  });
}

/** Like `startWriters`, with a new writer of one booking at a constant rate. */
export function startGuests(everyMs: number, url: () => string, newCall = bookingCall): Load {
  return startLoad({ url, newCall }, async (book, isStopped) => {
    const start = performance.now();
    const guests: Promise<void>[] = [];
    while (!isStopped()) {
      await pause(Math.max(0, start + guests.length * everyMs - performance.now()));
      guests.push(book());
      // Awaited below.
      guests.at(-1)!.catch(() => {});
    }
    await Promise.all(guests);
  });
}

type Send = (book: () => Promise<void>, isStopped: () => boolean) => Promise<unknown>;

type Target = { url: () => string; newCall: () => BookingCall };

function startLoad({ url, newCall }: Target, send: Send): Load {
  const journal: Journal = { from: performance.now(), acknowledged: new Map(), attempts: [] };
  let stoppedAt = Number.POSITIVE_INFINITY;

  async function book() {
    const call = newCall();
    for (let delay = RETRY_AFTER_MS; !(await sendOnce(journal, url(), call)); delay *= 2) {
      if (Date.now() > stoppedAt + LAST_ATTEMPT_WITHIN_MS)
        throw new Error("a booking was never acknowledged");
      await pause(Math.min(delay, LONGEST_RETRY_MS));
    }
  }

  const sending = send(book, () => Date.now() >= stoppedAt);
  // Awaited in `stop`; an earlier rejection must not end the process.
  sending.catch(() => {});
  // A failing drill does not call `stop`.
  addCleanup(async () => void (stoppedAt = Number.NEGATIVE_INFINITY));
  return {
    journal,
    async stop() {
      stoppedAt = Date.now();
      await sending;
    },
  };
}

type BookingCall = ReturnType<typeof bookingCall>;

/** False if the booking was not acknowledged, even if it is stored. */
async function sendOnce({ acknowledged, attempts }: Journal, url: string, call: BookingCall) {
  const at = performance.now();
  const { outcome, text } = await readAnswer(url, call);
  const attempt: Attempt = { at, ms: performance.now() - at, outcome };
  attempts.push(attempt);
  if (isAcknowledged(attempt)) {
    acknowledged.set(call.email, (JSON.parse(text) as { id: number }).id);
    return true;
  }
  if (typeof outcome === "string" || outcome >= 500) return false;
  throw new Error(`${outcome} for a valid booking: ${text}`);
}

async function readAnswer(url: string, { path, method, headers, body }: BookingCall) {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(url + path, { method, headers, body, signal });
    return { outcome: response.status, text: await response.text() };
  } catch (error) {
    if ((error as Error).name === "TimeoutError") return { outcome: "none" as const, text: "" };
    // Thrown by `fetch` for a lost connection and for a closed port.
    if (error instanceof TypeError) return { outcome: "cut off" as const, text: "" };
    throw error;
  }
}
