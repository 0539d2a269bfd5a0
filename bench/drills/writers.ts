import { setTimeout as pause } from "node:timers/promises";
import { bookingCall } from "../calls";
import { isAcknowledged, type Try } from "./tries";

const ANSWER_WITHIN_MS = 15_000;
const RETRY_AFTER_MS = 50;
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

/**
 * Lets writers send bookings one after the other, each the same one until it is acknowledged, as a
 * person would who presses the button again. `url` tells where the site is at the moment.
 */
export function startWriters(count: number, url: () => string) {
  const journal: Journal = { from: performance.now(), acknowledged: new Map(), tries: [] };
  const stopping = { at: Number.POSITIVE_INFINITY };

  async function write() {
    while (Date.now() < stopping.at) {
      const call = bookingCall();
      while (!(await tryOnce(journal, url(), call))) {
        if (Date.now() > stopping.at + LAST_TRY_WITHIN_MS)
          throw new Error("a booking was never acknowledged");
        await pause(RETRY_AFTER_MS);
      }
    }
  }

  const writing = Promise.all(Array.from({ length: count }, write));
  // Looked at in `stop`; a fault before that must not end the process at once.
  writing.catch(() => {});
  return {
    journal,
    /** Waits until every booking that is on its way is acknowledged. */
    async stop() {
      stopping.at = Date.now();
      await writing;
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

async function readAnswer(url: string, { path, email: _, ...call }: BookingCall) {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(url + path, { ...call, signal });
    return { outcome: response.status, text: await response.text() };
  } catch (error) {
    if ((error as Error).name === "TimeoutError") return { outcome: "none" as const, text: "" };
    // What `fetch` throws for a line that breaks and for a closed port.
    if (error instanceof TypeError) return { outcome: "cut off" as const, text: "" };
    throw error;
  }
}
