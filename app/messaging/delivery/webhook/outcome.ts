import type { Outcome } from "~/messaging/delivery/retry-policy";
import { readRetryAfter } from "~/messaging/delivery/retry-after";

/** `retryAfter` is the header, `now` in ms. */
export function webhookOutcome(status: number, retryAfter: string | null, now: number): Outcome {
  if (status >= 200 && status < 300) return { kind: "sent" };
  const reason = `HTTP ${status}`;
  const isTemporary = status >= 500 || [408, 409, 425, 429].includes(status);
  if (!isTemporary) return { kind: "dead", reason };
  const afterMs = readRetryAfter(retryAfter, now);
  return { kind: "retry", reason, ...(afterMs > 0 && { afterMs }), wholeChannel: true };
}
