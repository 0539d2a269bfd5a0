import { addressIn, readablePhone } from "~/catalog/company/company";
import type { PublicSite } from "~/catalog/company/public-site";
import { oneLine } from "~/messaging/delivery/plain-lines";
import type { OutboxRow } from "~/messaging/delivery/outbox.queries.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import type { Secret } from "~/staff/site-secret.server";
import { emailFooter, emailHtml, emailText, type EmailContent } from "./email";
import type { Mail, Mailer } from "./mailer.server";

export type MailSettings = {
  mailer: Mailer;
  /** Null: the operator's address. */
  from: string | null;
  /** With the current settings. */
  site: () => PublicSite;
  /** The operator's. */
  lang: Language;
  /** The secret that signs the links of bookings. */
  secret: Secret;
};

/** What the mails of all rows have in common. */
export function mailOf(
  row: OutboxRow,
  settings: MailSettings,
  email: Omit<EmailContent, "footer">,
): Omit<Mail, "to" | "replyTo"> {
  const { t } = i18nFor(email.lang);
  const { company, publicAddress } = settings.site();
  const sender = { name: company.name, address: addressIn(company, email.lang) };
  const content = { ...email, footer: emailFooter(t, sender, readablePhone(company.phone)) };
  return {
    // The same for all attempts: mailboxes discard a duplicate.
    messageId: `<${row.uid}@${new URL(publicAddress("/")).hostname}>`,
    from: settings.from ?? { name: oneLine(company.siteName), address: company.email },
    subject: oneLine(email.subject ?? email.title),
    text: emailText(content),
    html: emailHtml(content),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** No header has the name that a visitor typed: it could say anything, to anyone. */
export function unnamed(address: string) {
  return { name: "", address };
}
