/** A service that asks for more is not believed. */
const LONGEST_ASKED_MS = 24 * 60 * 60_000;

/** Seconds or a date (RFC 9110, 10.2.3), as ms from now, within reason; 0 where there is none. */
export function readRetryAfter(value: string | null, now: number): number {
  if (!value) return 0;
  if (/^\d+$/.test(value.trim())) return withinReason(Number(value) * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : withinReason(Math.max(0, date - now));
}

/** A pause in ms that a service asks for: one slip of it must not silence a channel for ever. */
export function withinReason(askedMs: number): number {
  return Math.min(askedMs, LONGEST_ASKED_MS);
}
