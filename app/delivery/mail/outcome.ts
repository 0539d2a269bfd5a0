import type { Outcome } from "~/delivery/next-try";

/** What a fault of sending a mail means: SMTP's 5xx stays, 4xx and faults of the line pass. */
export function mailOutcome(error: unknown): Outcome {
  const { responseCode, response, code, message } = error as Partial<SmtpError>;
  if (responseCode === undefined) {
    return {
      kind: "retry",
      reason: `SMTP: ${code ?? message ?? "no connection"}`,
      everything: true,
    };
  }
  const reason = `SMTP ${response ?? responseCode}`;
  if (responseCode >= 500) return { kind: "dead", reason };
  // 421: the service closes; others concern this mail.
  return { kind: "retry", reason, ...(responseCode === 421 && { everything: true }) };
}

/** As nodemailer throws it. */
type SmtpError = Error & { responseCode: number; response: string; code: string };
