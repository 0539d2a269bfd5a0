import { readStoredValues } from "~/booking/form/form-values";
import { FALLBACK_LANGUAGE, isLanguage } from "~/web/i18n/languages";
import { recordOf } from "~/web/records";
import { parseStored, readStorage, writeStorage } from "~/web/browser/storage";
import { MAX_AGE_MS } from "./draft";
import { newKey, type Outgoing } from "./send-booking";

/** The key in local storage of the bookings that could not be sent. */
export const QUEUE_KEY = "bookingQueue";

/** A booking queued while offline. */
export type QueuedBooking = Outgoing & {
  /** The time when the booking was queued, in ms by the browser's clock. */
  queuedAt: number;
  /**
   * Whether the booking is sent only when the visitor asks for it: it was queued by a wrong clock, or too long
   * ago.
   */
  isUnsure: boolean;
};

const MAX_QUEUED = 5;

/**
 * Returns the queue from untrusted storage, oldest first, without invalid entries. Each has a key of its own, by
 * which it is sent or dropped.
 */
export function readQueue(): QueuedBooking[] {
  const stored = parseStored(readStorage(QUEUE_KEY));
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  const now = Date.now();
  return entries.flatMap((entry) => parseEntry(entry, now) ?? []).slice(0, MAX_QUEUED);
}

export function writeQueue(queue: readonly QueuedBooking[]) {
  writeStorage(QUEUE_KEY, queue.length > 0 ? JSON.stringify(queue) : null);
}

/** Deletes bookings after a day. A booking without a time, or of a wrong clock, gets its day from now on. */
export function expireQueue() {
  const now = Date.now();
  writeQueue(readQueue().filter(({ queuedAt }) => now - queuedAt <= MAX_AGE_MS));
}

function parseEntry(entry: unknown, now: number): QueuedBooking | null {
  const { key, lang, queuedAt, isUnsure, values: stored } = recordOf(entry);
  const values = readStoredValues(stored);
  if (!values.name && !values.email && !values.phone) return null;
  const isDated = typeof queuedAt === "number" && queuedAt > 0 && queuedAt <= now;
  return {
    // A booking that was sent without a key is detected by its values.
    key: typeof key === "string" && /^[\da-f]{32}$/.test(key) ? key : newKey(),
    values,
    lang: isLanguage(lang) ? lang : FALLBACK_LANGUAGE,
    queuedAt: isDated ? queuedAt : now,
    isUnsure: !isDated || isUnsure === true || now - queuedAt > MAX_AGE_MS,
  };
}
