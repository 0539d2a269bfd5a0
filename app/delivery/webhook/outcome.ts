import type { Outcome } from "~/delivery/next-try";

/** What an HTTP status means for a webhook. `retryAfter` is the header, `now` in ms. */
export function webhookOutcome(status: number, retryAfter: string | null, now: number): Outcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  const reason = `HTTP ${status}`;
  const isTemporary = status >= 500 || [408, 409, 425, 429].includes(status);
  if (!isTemporary) return { kind: "dead", reason };
  const afterMs = readRetryAfter(retryAfter, now);
  return { kind: "retry", reason, ...(afterMs > 0 && { afterMs }), everything: true };
}

/** Seconds or a date (RFC 9110, 10.2.3), as ms from now; 0 where there is none. */
export function readRetryAfter(value: string | null, now: number): number {
  if (!value) return 0;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : Math.max(0, date - now);
}
