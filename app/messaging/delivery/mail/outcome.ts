import type { Outcome } from "~/messaging/delivery/retry-policy";

/** SMTP's 5xx are permanent, 4xx and network errors temporary. */
export function mailOutcome(error: unknown): Outcome {
  const { responseCode, response, code, message } = smtpError(error);
  // A fault of the connection, not of this message.
  if (code === "ETLS") return { kind: "retry", reason: tlsReason(response), wholeChannel: true };
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

/** Without a response, the encryption itself failed: the certificate, for example. */
function tlsReason(response: string | undefined) {
  return response ? "SMTP: the server does not encrypt (STARTTLS)" : "SMTP: ETLS";
}

function smtpError(error: unknown): Partial<SmtpError> {
  return error instanceof Error ? error : {};
}

type SmtpError = Error & { responseCode: number; response: string; code: string };
