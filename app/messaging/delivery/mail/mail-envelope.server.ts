import { readablePhone } from "~/catalog/company/company";
import type { PublicSite } from "~/catalog/company/public-site";
import { oneLine } from "~/messaging/delivery/plain-lines";
import type { OutboxRow } from "~/messaging/delivery/outbox.queries.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { textIn } from "~/web/i18n/localized";
import type { Secret } from "~/staff/site-secret.server";
import { emailFooter, emailText, type EmailContent } from "./email";
import { emailHtml } from "./email-html.server";
import type { Mail, Mailer } from "./mailer.server";

export type MailSettings = {
  mailer: Mailer;
  /** The address of the sender; null for the company's address. */
  from: string | null;
  /** Returns the site with its current settings. */
  site: () => PublicSite;
  /** The language of mails to the company. */
  lang: Language;
  /** The secret that signs the links of bookings. */
  secret: Secret;
};

/** Returns what the mails of all rows have in common. */
export async function mailOf(
  row: OutboxRow,
  settings: MailSettings,
  email: Omit<EmailContent, "footer">,
): Promise<Omit<Mail, "to" | "replyTo">> {
  const { t } = i18nFor(email.lang);
  const { company, publicAddress } = settings.site();
  const sender = { name: company.name, address: textIn(company.address, email.lang) };
  const content = {
    brand: { name: company.siteName },
    ...email,
    footer: emailFooter(t, sender, readablePhone(company.phone)),
  };
  return {
    // The id does not change between attempts: mailboxes discard a duplicate.
    messageId: `<${row.uid}@${new URL(publicAddress("/")).hostname}>`,
    from: settings.from ?? { name: oneLine(company.siteName), address: company.email },
    subject: oneLine(email.subject ?? email.title),
    text: emailText(content),
    html: await emailHtml(content),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/**
 * Returns an address without a name. No header has the name that a visitor typed: it could say anything, to
 * anyone.
 */
export function unnamed(address: string) {
  return { name: "", address };
}
