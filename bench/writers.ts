import { setTimeout as pause } from "node:timers/promises";
import { bookingCall } from "./calls";

const ANSWER_WITHIN_MS = 15_000;
const RETRY_AFTER_MS = 50;
const LAST_TRY_WITHIN_MS = 30_000;

/** What the writers saw. */
export type Journal = {
  /** Ids of the acknowledged bookings, by the guest's address. */
  acknowledged: Map<string, number>;
  /** How many of them were found stored already when they were sent again. */
  repeated: number;
  /** Tries without an acknowledgement: refused, cut off or not answered. */
  refused: number;
  /** Those among them that the site left waiting for 15 s without a word. */
  unanswered: number;
  /** The longest time without any acknowledgement, in seconds. */
  longestPause: number;
};

/**
 * Lets writers send bookings one after the other, each the same one until it is acknowledged, as a
 * person would who presses the button again. `url` tells where the site is at the moment.
 */
export function startWriters(count: number, url: () => string) {
  const journal: Journal = {
    acknowledged: new Map(),
    repeated: 0,
    refused: 0,
    unanswered: 0,
    longestPause: 0,
  };
  let last = performance.now();
  const stopping = { at: Number.POSITIVE_INFINITY };

  function note(email: string, { id, repeated }: Acknowledgement) {
    journal.acknowledged.set(email, id);
    if (repeated) journal.repeated++;
    journal.longestPause = Math.max(journal.longestPause, (performance.now() - last) / 1000);
    last = performance.now();
  }

  async function write() {
    while (Date.now() < stopping.at) {
      const call = bookingCall();
      let answer = await tryOnce(journal, url(), call);
      while (!answer) {
        journal.refused++;
        if (Date.now() > stopping.at + LAST_TRY_WITHIN_MS)
          throw new Error("a booking got no answer");
        await pause(RETRY_AFTER_MS);
        answer = await tryOnce(journal, url(), call);
      }
      note(call.email, answer);
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
type Acknowledgement = { id: number; repeated: boolean };

/** Null where the booking was not acknowledged, whether or not it is stored. */
async function tryOnce(journal: Journal, url: string, call: BookingCall) {
  const answer = await readAnswer(url, call);
  if (answer === "none") journal.unanswered++;
  if (answer === "none" || answer === "cut off" || answer.status >= 500) return null;
  if (answer.status !== 200 && answer.status !== 201) {
    throw new Error(`${answer.status} for a valid booking: ${answer.text}`);
  }
  const { id } = JSON.parse(answer.text) as { id: number };
  return { id, repeated: answer.status === 200 } satisfies Acknowledgement;
}

async function readAnswer(url: string, { path, ...call }: BookingCall) {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const response = await fetch(url + path, { ...call, signal });
    return { status: response.status, text: await response.text() };
  } catch (error) {
    if ((error as Error).name === "TimeoutError") return "none";
    // What `fetch` throws for a line that breaks and for a closed port.
    if (error instanceof TypeError) return "cut off";
    throw error;
  }
}
