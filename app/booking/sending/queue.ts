import { isLanguage, FALLBACK_LANGUAGE } from "~/i18n/languages";
import { parseStored, readStorage, writeStorage } from "~/web/browser/storage";
import { readKept } from "~/booking/form/form-values";
import type { Outgoing } from "./outgoing";

/** A booking that waits in this browser for the line. `queuedAt` is ms by the browser's clock. */
export type Queued = Outgoing & { queuedAt: number };

export const QUEUE_KEY = "bookingQueue";

/** How entries are written; those of another version are not sent without being looked at. */
const VERSION = 1;

/** An older one may not be wanted any more: the visitor is asked. */
const SURE_FOR_MS = 24 * 3_600_000;

/** More than a visitor has reason to send at once. */
const MOST_QUEUED = 5;

/** What waits, oldest first. What cannot be read is left out; nothing in storage is believed. */
export function parseQueue(text: string | null): Queued[] {
  const kept = parseStored(text);
  const entries: unknown[] = Array.isArray(kept) ? kept : [];
  return entries.flatMap((entry) => parseEntry(entry) ?? []).slice(0, MOST_QUEUED);
}

export function writeQueue(queue: readonly Queued[]) {
  const entries = queue.map((entry) => ({ version: VERSION, ...entry }));
  writeStorage(QUEUE_KEY, entries.length > 0 ? JSON.stringify(entries) : null);
}

export function readQueue(): Queued[] {
  return parseQueue(readStorage(QUEUE_KEY));
}

/**
 * Whether a booking may go out by itself: it was queued within a day, by this clock. One from a clock
 * that was wrong, from an older version of the site, or from last week waits for a word.
 */
export function isSure({ queuedAt }: Queued, now: number): boolean {
  return queuedAt <= now && now - queuedAt <= SURE_FOR_MS;
}

function parseEntry(entry: unknown): Queued | null {
  if (typeof entry !== "object" || entry === null) return null;
  const { version, key, lang, queuedAt, ...rest } = entry as Record<string, unknown>;
  const values = readKept(rest.values);
  if (!values.name && !values.email && !values.phone) return null;
  return {
    // Without one the server tells a repeat by the values.
    key: typeof key === "string" && /^[\da-f]{32}$/.test(key) ? key : "",
    values,
    lang: isLanguage(lang) ? lang : FALLBACK_LANGUAGE,
    // Never sure.
    queuedAt: version === VERSION && typeof queuedAt === "number" ? queuedAt : 0,
  };
}
