import { href } from "react-router";
import { calendarFile } from "~/booking/manage/calendar-file.server";
import { hash, newToken } from "~/booking/place/fingerprint.server";
import { businessTime } from "~/calendar";
import { readablePhone } from "~/company/company";
import type { PublicSite } from "~/company/public-site";
import type { Addresses } from "~/i18n/addresses.server";
import type { Sql } from "~/db.server";
import { insertDecisionLink } from "~/delivery/decision-links.queries.server";
import { deskLink } from "~/delivery/desk-link.server";
import { oneLine } from "~/delivery/one-line";
import type { OutboxRow } from "~/delivery/outbox.queries.server";
import {
  findBookingForMessage,
  type BookingForMessage,
} from "~/delivery/booking-for-message.queries.server";
import type { Sender } from "~/delivery/worker.server";
import { inLanguage } from "~/i18n/address";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { emailFooter, emailHtml, emailText, type EmailContent } from "./email";
import { operatorEmail } from "./operator-email";
import type { Mail, Mailer } from "./mailer.server";
import { isVisitorKind, REQUIRED_STATUS, visitorEmail, type VisitorKind } from "./visitor-email";

type MailSettings = {
  mailer: Mailer;
  /** Null: the operator's address. */
  from: string | null;
  /** With the current settings. */
  site: () => PublicSite;
  /** The operator's. */
  lang: Language;
};

export function operatorMailSender(sql: Sql, settings: MailSettings): Sender {
  const { lang } = settings;
  const { t } = i18nFor(lang);
  return {
    channel: "emailOperator",
    parallel: 3,
    async send(row) {
      const site = settings.site();
      const { company } = site;
      const booking = await findBookingForMessage(sql, row, company.hours);
      if (!booking) return { kind: "dropped" };
      const email = operatorEmail(t, row.kind, booking, {
        desk: deskLink(site, booking.id),
        decide:
          booking.status === "pending"
            ? await newDecisionLink(sql, site, { bookingId: booking.id, lang })
            : null,
      });
      const file = calendarFile(booking, { t, company, token: booking.token });
      const mail = {
        ...mailOf(row, settings, { ...email, lang }),
        to: { name: oneLine(company.name), address: company.email },
        replyTo: { name: oneLine(booking.name), address: booking.email },
        attachments: [
          {
            filename: `booking-${booking.id}.ics`,
            content: file,
            contentType: "text/calendar; charset=utf-8",
          },
        ],
      };
      return settings.mailer.send(mail);
    },
  };
}

/** In the language of each booking. */
export function visitorMailSender(sql: Sql, settings: MailSettings): Sender {
  return {
    channel: "emailVisitor",
    parallel: 3,
    async send(row) {
      const booking = await findBookingForMessage(sql, row, settings.site().company.hours);
      const { kind } = row;
      if (!booking || !isVisitorKind(kind) || !isCurrent(kind, booking, new Date())) {
        return { kind: "dropped" };
      }
      return settings.mailer.send(visitorMail(row, kind, booking, settings));
    },
  };
}

/** False if the booking changed after the row was written. */
function isCurrent(kind: VisitorKind, { status, pickupDate }: BookingForMessage, now: Date) {
  if (kind === "reminder" && pickupDate <= businessTime(now).date) return false;
  return REQUIRED_STATUS[kind] === status;
}

function visitorMail(
  row: OutboxRow,
  kind: VisitorKind,
  booking: BookingForMessage,
  settings: MailSettings,
): Mail {
  const { lang, token } = booking;
  const { company, publicAddress } = settings.site();
  const { t } = i18nFor(lang);
  const page = (path: string) => publicAddress(inLanguage(path, lang));
  const email = visitorEmail(t, kind, booking, {
    booking: page(href("/bookings/:token", { token })),
    voucher: page(href("/bookings/:token/voucher", { token })),
    calendar: publicAddress(href("/bookings/:token/calendar.ics", { token })),
  });
  const method = INVITATIONS[kind];
  return {
    ...mailOf(row, settings, { ...email, lang }),
    to: { name: oneLine(booking.name), address: booking.email },
    replyTo: { name: oneLine(company.name), address: company.email },
    ...(method && {
      icalEvent: {
        method,
        filename: `booking-${booking.id}.ics`,
        content: calendarFile(booking, { t, company, token, invitation: method }),
      },
    }),
  };
}

/** iTIP methods: `REQUEST` adds the booking to a calendar, `CANCEL` removes it. */
const INVITATIONS: Partial<Record<VisitorKind, "REQUEST" | "CANCEL">> = {
  confirmed: "REQUEST",
  cancelled: "CANCEL",
};

function mailOf(
  row: OutboxRow,
  settings: MailSettings,
  email: Omit<EmailContent, "footer">,
): Omit<Mail, "to" | "replyTo"> {
  const { t } = i18nFor(email.lang);
  const { company, publicAddress } = settings.site();
  const content = { ...email, footer: emailFooter(t, company, readablePhone(company.phone)) };
  return {
    // The same for all attempts: mailboxes discard a duplicate.
    messageId: `<${row.uid}@${new URL(publicAddress("/")).hostname}>`,
    from: settings.from ?? { name: oneLine(company.siteName), address: company.email },
    subject: oneLine(email.title),
    text: emailText(content),
    html: emailHtml(content),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** The database stores only the hash of the token. */
async function newDecisionLink(
  sql: Sql,
  { publicAddress }: Addresses,
  { bookingId, lang }: { bookingId: number; lang: Language },
) {
  const token = newToken();
  await insertDecisionLink(sql, { id: hash(token), bookingId });
  return publicAddress(inLanguage(href("/decide/:token", { token }), lang));
}
