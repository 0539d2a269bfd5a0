/** Seconds or a date (RFC 9110, 10.2.3), as ms from now; 0 where there is none. */
export function readRetryAfter(value: string | null, now: number): number {
  if (!value) return 0;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
