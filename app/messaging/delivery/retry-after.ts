const MAX_RETRY_AFTER_MS = 24 * 60 * 60_000;

/** Parses seconds or a date (RFC 9110, 10.2.3) to ms from now, capped; 0 if absent or invalid. */
export function readRetryAfter(value: string | null, now: number): number {
  if (!value) return 0;
  if (/^\d+$/.test(value.trim())) return capRetryAfter(Number(value) * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : capRetryAfter(Math.max(0, date - now));
}

/** Limits a requested pause in ms. A wrong value of a service must not stop a channel for ever. */
export function capRetryAfter(requestedMs: number): number {
  return Math.min(requestedMs, MAX_RETRY_AFTER_MS);
}
