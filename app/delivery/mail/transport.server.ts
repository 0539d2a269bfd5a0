import { createTransport } from "nodemailer";
import type { Outcome } from "~/delivery/next-try";
import { mailOutcome } from "./outcome";

/** A mail as nodemailer takes it, as far as it is used here. */
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

export type PostOffice = { post(mail: Mail): Promise<Outcome> };

/** For each step; how long all of them may take, the worker says. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
};

/** Hands mails to the SMTP server at an address; what becomes of them is a value. */
export function postOffice(url: string): PostOffice {
  const transport = createTransport({
    url,
    ...TIMEOUTS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async post(mail) {
      try {
        await transport.sendMail(mail);
        return { kind: "sent" };
      } catch (error) {
        return mailOutcome(error);
      }
    },
  };
}
