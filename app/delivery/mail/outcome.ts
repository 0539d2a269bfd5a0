import type { Outcome } from "~/delivery/retry-policy";

/** SMTP's 5xx are permanent, 4xx and network errors temporary. */
export function mailOutcome(error: unknown): Outcome {
  const { responseCode, response, code, message } = smtpError(error);
  if (responseCode === undefined) {
    return {
      kind: "retry",
      reason: `SMTP: ${code ?? message ?? "no connection"}`,
      wholeChannel: true,
    };
  }
  const reason = `SMTP ${response ?? responseCode}`;
  if (responseCode >= 500) return { kind: "dead", reason };
  // 421: the server is closing; other codes are about this message.
  return { kind: "retry", reason, ...(responseCode === 421 && { wholeChannel: true }) };
}

function smtpError(error: unknown): Partial<SmtpError> {
  return error instanceof Error ? error : {};
}

type SmtpError = Error & { responseCode: number; response: string; code: string };
