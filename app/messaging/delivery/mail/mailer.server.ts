import { createTransport } from "nodemailer";
import type { Outcome } from "~/messaging/delivery/retry-policy";
import { parseAddress } from "~/web/http/trusted-proxies";

/** The options of a nodemailer message that are in use. */
export type Mail = {
  messageId: string;
  from: string | MailAddress;
  to: MailAddress;
  replyTo: MailAddress;
  subject: string;
  text: string;
  html: string;
  icalEvent?: { method: string; filename: string; content: string };
  attachments?: { filename: string; content: string; contentType: string }[];
  headers: Record<string, string>;
};

export type MailAddress = { name: string; address: string };

export type Mailer = { send(mail: Mail): Promise<Outcome> };

/** The time limits of each step; the worker limits the total. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Returns a mailer that sends by the SMTP server at a URL. It never throws. */
export function createMailer(url: string): Mailer {
  const transport = createTransport({
    url,
    ...TIMEOUTS,
    requireTLS: requiresTls(url),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(mail);
        return { kind: "sent" };
      } catch (error) {
        return mailOutcome(error);
      }
    },
  };
}

/**
 * Returns whether an SMTP connection must be encrypted by STARTTLS, which prevents a downgrade attack.
 * `?requireTLS=` in the URL decides; without it, all but connections to this machine must.
 */
export function requiresTls(smtpUrl: string): boolean {
  const { hostname, searchParams } = new URL(smtpUrl);
  const choice = searchParams.get("requireTLS");
  if (choice !== null) return choice !== "false";
  return hostname !== "localhost" && parseAddress(hostname)?.range() !== "loopback";
}

/** Returns the outcome of an error. SMTP's 5xx are permanent, 4xx and network errors temporary. */
export function mailOutcome(error: unknown): Outcome {
  const { responseCode, response, code, message } = smtpError(error);
  // The fault is of the connection, not of this message.
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
  // With 421 the server is closing; other codes are about this message.
  return { kind: "retry", reason, ...(responseCode === 421 && { wholeChannel: true }) };
}

/** Returns why TLS failed. Without a response, the encryption itself failed: the certificate, for example. */
function tlsReason(response: string | undefined) {
  return response ? "SMTP: the server does not encrypt (STARTTLS)" : "SMTP: ETLS";
}

function smtpError(error: unknown): Partial<SmtpError> {
  return error instanceof Error ? error : {};
}

type SmtpError = Error & { responseCode: number; response: string; code: string };
