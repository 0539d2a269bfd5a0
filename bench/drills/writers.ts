import { setTimeout as pause } from "node:timers/promises";
import { bookingCall } from "../calls";
import { endLater } from "../ending";
import { isAcknowledged, type Try } from "./tries";

const ANSWER_WITHIN_MS = 15_000;
const RETRY_AFTER_MS = 50;
/** The pause doubles up to this one: the site refuses hundreds of bookings of one address. */
const LONGEST_RETRY_MS = 500;
const LAST_TRY_WITHIN_MS = 30_000;

/** What the writers saw. */
export type Journal = {
  /** When the first of them began, as `performance.now` has it. */
  from: number;
  /** Ids of the acknowledged bookings, by the guest's address. */
  acknowledged: Map<string, number>;
  /** Every try to send a booking, in the order of the answers. */
  tries: Try[];
};

export type Load = {
  journal: Journal;
  /** Sends no new booking any more, and waits until every one under way is acknowledged. */
  stop(): Promise<void>;
};

/**
 * Lets writers send bookings one after the other, each the same one until it is acknowledged, as a
 * person would who presses the button again. `url` tells where the site is at the moment.
 */
export function startWriters(count: number, url: () => string): Load {
  return startLoad(url, (book, isStopped) => {
    async function write() {
      while (!isStopped()) await book();
    }
    return Promise.all(Array.from({ length: count }, write));
  });
}

/** As `startWriters`, with a new writer of one booking at an even pace. */
export function startGuests(everyMs: number, url: () => string): Load {
  return startLoad(url, async (book, isStopped) => {
    const start = performance.now();
    const guests: Promise<void>[] = [];
    while (!isStopped()) {
      await pause(Math.max(0, start + guests.length * everyMs - performance.now()));
      guests.push(book());
      // Looked at in the end.
      guests.at(-1)!.catch(() => {});
    }
    await Promise.all(guests);
  });
}

type Send = (book: () => Promise<void>, isStopped: () => boolean) => Promise<unknown>;

function startLoad(url: () => string, send: Send): Load {
  const journal: Journal = { from: performance.now(), acknowledged: new Map(), tries: [] };
  let stoppedAt = Number.POSITIVE_INFINITY;

  async function book() {
    const call = bookingCall();
    for (let again = RETRY_AFTER_MS; !(await tryOnce(journal, url(), call)); again *= 2) {
      if (Date.now() > stoppedAt + LAST_TRY_WITHIN_MS)
        throw new Error("a booking was never acknowledged");
      await pause(Math.min(again, LONGEST_RETRY_MS));
    }
  }

  const sending = send(book, () => Date.now() >= stoppedAt);
  // Looked at in `stop`; a fault before that must not end the process at once.
  sending.catch(() => {});
  // Where the drill fails, nobody calls `stop`; then no booking is sent again.
  endLater(async () => void (stoppedAt = Number.NEGATIVE_INFINITY));
  return {
    journal,
    async stop() {
      stoppedAt = Date.now();
      await sending;
    },
  };
}

type BookingCall = ReturnType<typeof bookingCall>;

/** False where the booking was not acknowledged, whether or not it is stored. */
async function tryOnce({ acknowledged, tries }: Journal, url: string, call: BookingCall) {
  const at = performance.now();
  const { outcome, text } = await readAnswer(url, call);
  const made: Try = { at, took: performance.now() - at, outcome };
  tries.push(made);
  if (isAcknowledged(made)) {
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
    // What `fetch` throws for a line that breaks and for a closed port.
    if (error instanceof TypeError) return { outcome: "cut off" as const, text: "" };
    throw error;
  }
}
