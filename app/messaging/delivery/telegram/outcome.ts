import type { Outcome } from "~/messaging/delivery/retry-policy";
import type { ApiResponse } from "./api.server";

export function telegramOutcome(answer: ApiResponse): Outcome {
  if (answer.ok) return { kind: "sent" };
  const { status, description, retryAfterMs, movedTo } = answer;
  // The edit was sent twice.
  if (status === 400 && /message is not modified/i.test(description)) return { kind: "sent" };
  const reason = reasonOf(status, description, movedTo);
  if (status === 429) {
    return { kind: "retry", reason, afterMs: retryAfterMs ?? 0, wholeChannel: true };
  }
  if (status >= 400 && status < 500 && status !== 408 && status !== 409) {
    return { kind: "dead", reason };
  }
  return { kind: "retry", reason, wholeChannel: true };
}

function reasonOf(status: number, description: string, movedTo: number | null) {
  const moved = movedTo === null ? "" : ` (TELEGRAM_CHAT_ID=${movedTo})`;
  return `Telegram ${status || ""}: ${description}${moved}`.replace("  ", " ");
}
