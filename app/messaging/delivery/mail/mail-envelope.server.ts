import type { PublicSite } from "~/catalog/company/public-site";
import { oneLine } from "~/messaging/delivery/plain-lines";
import type { OutboxRow } from "~/messaging/delivery/outbox.queries.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import { textIn } from "~/web/i18n/localized";
import type { Secret } from "~/staff/site-secret.server";
import { emailFooter, emailText, type EmailContent } from "./email";
import { emailHtml } from "./email-html.server";
import { emailPicture } from "./mail-pictures.server";
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

/** Returns what the mails of all rows have in common. `why` says why somebody gets it. */
export async function mailOf(
  row: Pick<OutboxRow, "uid">,
  settings: Pick<MailSettings, "from" | "site">,
  email: Omit<EmailContent, "footer">,
  why?: string,
): Promise<Omit<Mail, "to" | "replyTo">> {
  const { company, publicAddress } = settings.site();
  const content = withSender(email, settings.site(), why);
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

/** Adds the name and the mark of the site to an e-mail, and the lines about its sender. */
function withSender(
  email: Omit<EmailContent, "footer">,
  site: PublicSite,
  why?: string,
): EmailContent {
  const { t } = i18nFor(email.lang);
  const { company } = site;
  const mark = emailPicture(site, { path: MARK, alt: "" }, { width: 40, ratio: 1 });
  const footer = emailFooter(t, company, textIn(company.address, email.lang));
  return {
    brand: { name: company.siteName, mark },
    ...email,
    footer: why === undefined ? footer : [...footer, why],
  };
}

const MARK = "/icons/icon-192.png";

/**
 * Returns an address without a name. No header has the name that a visitor typed: it could say anything, to
 * anyone.
 */
export function unnamed(address: string) {
  return { name: "", address };
}
