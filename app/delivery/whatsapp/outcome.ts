import type { Outcome } from "~/delivery/next-try";
import type { WhatsAppAnswer } from "./api.server";

/** Of the app, the account, its throughput, its quality, and from one number to another. */
const RATE_CODES = new Set([4, 80007, 130429, 131048, 131056]);
/** Token and permissions, of which some come as HTTP 500. */
const ACCESS_CODES = new Set([0, 3, 10, 190]);

/** What an answer of the Cloud API means for the row that was sent. Its codes go before the status. */
export function whatsappOutcome(answer: WhatsAppAnswer): Outcome {
  if (answer.ok) return { kind: "sent", remoteId: answer.messageId };
  const { status, code, description, retryAfterMs } = answer;
  const reason = `WhatsApp${status > 0 ? ` ${status}` : ""}: ${description}`;
  if (isLasting(status, code)) return { kind: "dead", reason };
  return {
    kind: "retry",
    reason,
    ...(retryAfterMs > 0 && { afterMs: retryAfterMs }),
    everything: true,
  };
}

function isLasting(status: number, code: number | null) {
  if (code !== null && RATE_CODES.has(code)) return false;
  if (code !== null && (ACCESS_CODES.has(code) || (code >= 200 && code < 300))) return true;
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}
