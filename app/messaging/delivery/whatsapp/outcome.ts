import type { Outcome } from "~/messaging/delivery/retry-policy";
import type { WhatsAppAnswer } from "./api.server";

/** Limits of the app, the account, throughput, spam, and messages to one number. */
const RATE_CODES = new Set([4, 80007, 130429, 131048, 131056]);
/** Token and permissions; some come with HTTP 500. */
const ACCESS_CODES = new Set([0, 3, 10, 190]);

/** The error code takes precedence over the HTTP status. */
export function whatsappOutcome(answer: WhatsAppAnswer): Outcome {
  if (answer.ok) return { kind: "sent", remoteId: answer.messageId };
  const { status, code, description, retryAfterMs } = answer;
  const reason = `WhatsApp${status > 0 ? ` ${status}` : ""}: ${description}`;
  if (isPermanent(status, code)) return { kind: "dead", reason };
  return {
    kind: "retry",
    reason,
    ...(retryAfterMs > 0 && { afterMs: retryAfterMs }),
    wholeChannel: true,
  };
}

function isPermanent(status: number, code: number | null) {
  if (code !== null && RATE_CODES.has(code)) return false;
  if (code !== null && (ACCESS_CODES.has(code) || (code >= 200 && code < 300))) return true;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
