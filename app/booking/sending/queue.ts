import { isLanguage, FALLBACK_LANGUAGE } from "~/i18n/languages";
import { parseStored, readStorage, writeStorage } from "~/web/browser/storage";
import { readStoredValues } from "~/booking/form/form-values";
import { newKey, type Outgoing } from "./outgoing";
import { QUEUE_KEY } from "./queue-key";
import { isRecord } from "~/records";

/** A booking queued while offline. Times are ms by the browser's clock. */
export type Queued = Outgoing & {
  queuedAt: number;
  /** When it is deleted; set by `expireQueue`. */
  expiresAt?: number;
};

/** Format of the entries; those of another version are not sent automatically. */
const VERSION = 1;

/** An older one may not be wanted any more, and the next person at this computer need not see it. */
const MAX_AGE_MS = 24 * 3_600_000;

const MAX_QUEUED = 5;

/** The queue from untrusted storage, oldest first, without invalid entries. */
export function parseQueue(text: string | null): Queued[] {
  const stored = parseStored(text);
  const entries: unknown[] = Array.isArray(stored) ? stored : [];
  return entries.flatMap((entry) => parseEntry(entry) ?? []).slice(0, MAX_QUEUED);
}

export function writeQueue(queue: readonly Queued[]) {
  const entries = queue.map((entry) => ({ version: VERSION, ...entry }));
  writeStorage(QUEUE_KEY, entries.length > 0 ? JSON.stringify(entries) : null);
}

/** Each entry has a key of its own, by which it is sent or dropped. */
export function readQueue(): Queued[] {
  const queue = parseQueue(readStorage(QUEUE_KEY));
  if (queue.every(({ key }) => key !== "")) return queue;
  const keyed = queue.map((entry) => ({ ...entry, key: entry.key || newKey() }));
  writeQueue(keyed);
  return keyed;
}

/** Deletes bookings after a day. One without a time, or of a wrong clock, gets its day from now on. */
export function expireQueue(now: number) {
  const queue = readQueue();
  const dated = queue.map((entry) => {
    const since = entry.queuedAt > 0 && entry.queuedAt <= now ? entry.queuedAt : now;
    return { ...entry, expiresAt: entry.expiresAt ?? since + MAX_AGE_MS };
  });
  if (queue.length > 0) writeQueue(dated.filter(({ expiresAt }) => expiresAt >= now));
}

/**
 * Whether a booking may be sent automatically: it was queued within the last day. One with a wrong
 * clock, of another version of the site, or on a page that has been open for longer waits for the
 * visitor.
 */
export function canAutoSend({ queuedAt }: Queued, now: number): boolean {
  return queuedAt <= now && now - queuedAt <= MAX_AGE_MS;
}

function parseEntry(entry: unknown): Queued | null {
  if (!isRecord(entry)) return null;
  const { version, key, lang, queuedAt, expiresAt } = entry;
  const values = readStoredValues(entry.values);
  if (!values.name && !values.email && !values.phone) return null;
  return {
    // One that was sent without it is detected by its values.
    key: typeof key === "string" && /^[\da-f]{32}$/.test(key) ? key : "",
    values,
    lang: isLanguage(lang) ? lang : FALLBACK_LANGUAGE,
    // 0 is never sent automatically.
    queuedAt: version === VERSION && typeof queuedAt === "number" ? queuedAt : 0,
    ...(typeof expiresAt === "number" && { expiresAt }),
  };
}
