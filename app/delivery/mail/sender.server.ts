import { href } from "react-router";
import { calendarFile } from "~/booking/manage/calendar-file.server";
import type { DeskKind } from "~/booking/events/channels";
import { currentToken } from "~/booking/links/current-token.server";
import { hash, newToken } from "~/booking/place/fingerprint.server";
import { promisePlate } from "~/booking/plate.queries.server";
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
import type { Secret } from "~/staff/site-secret.server";
import { inLanguage } from "~/i18n/address";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { emailFooter, emailHtml, emailText, type EmailContent } from "./email";
import { isDeskRow, loadDeskNotice } from "~/delivery/desk-notice.server";
import type { Outcome } from "~/delivery/retry-policy";
import { operatorEmail } from "./operator-email";
import { operatorMessageEmail } from "./operator-message-email";
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
  /** Of the links of bookings. */
  secret: Secret;
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
      if (isDeskRow(row)) return sendNotice(sql, row, settings);
      const booking = await findBookingForMessage(sql, row, company.hours);
      if (!booking) return { kind: "dropped" };
      const email = operatorEmail(t, row.kind, booking, {
        desk: deskLink(site, booking.id),
        decide:
          booking.status === "pending"
            ? await newDecisionLink(sql, site, { bookingId: booking.id, lang })
            : null,
      });
      const file = calendarFile(booking, { t, company });
      const mail = {
        ...mailOf(row, settings, { ...email, lang }),
        to: { name: oneLine(company.name), address: company.email },
        replyTo: unnamed(booking.email),
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

async function sendNotice(
  sql: Sql,
  row: OutboxRow & { kind: DeskKind },
  settings: MailSettings,
): Promise<Outcome> {
  const { lang, mailer } = settings;
  const { company, publicAddress } = settings.site();
  const notice = await loadDeskNotice(sql, row, { publicAddress, lang, now: new Date() });
  if (!notice) return { kind: "dropped" };
  const name = oneLine(company.name);
  const address = { name, address: company.email };
  const email =
    notice.kind === "conflict" ? { ...notice, lines: [] } : operatorMessageEmail(notice);
  const old = row.alert?.kind === "address" ? row.alert.to : undefined;
  return mailer.send({
    ...mailOf(row, settings, { ...email, lang }),
    to: old ? { name, address: old } : address,
    replyTo: address,
  });
}

/** In the language of each booking. */
export function visitorMailSender(sql: Sql, settings: MailSettings): Sender {
  return {
    channel: "emailVisitor",
    parallel: 3,
    async send(row) {
      const booking = await findBookingForMessage(sql, row, settings.site().company.hours);
      const { kind } = row;
      const now = new Date();
      if (!booking || !isVisitorKind(kind) || !isCurrent(kind, booking, now)) {
        return { kind: "dropped" };
      }
      // Taken by phone.
      if (!booking.email) return { kind: "dropped" };
      const plate = await promisePlate(sql, booking, now);
      const token = await currentToken({ sql, secret: settings.secret }, booking.id);
      return settings.mailer.send(visitorMail(row, kind, { ...booking, plate, token }, settings));
    },
  };
}

/** False if the booking changed after the row was written. */
function isCurrent(kind: VisitorKind, { status, pickupDate }: BookingForMessage, now: Date) {
  if (kind === "reminder" && pickupDate <= businessTime(now).date) return false;
  return REQUIRED_STATUS[kind].some((required) => required === status);
}

function visitorMail(
  row: OutboxRow,
  kind: VisitorKind,
  booking: BookingForMessage & { plate: string | null; token: string },
  settings: MailSettings,
): Mail {
  const { lang, token } = booking;
  const { company, publicAddress } = settings.site();
  const { t } = i18nFor(lang);
  const page = (path: string) => publicAddress(inLanguage(path, lang));
  const email = visitorEmail(t, kind, booking, booking.plate, {
    booking: page(href("/bookings/:token", { token })),
    voucher: page(href("/bookings/:token/voucher", { token })),
    calendar: publicAddress(href("/bookings/:token/calendar.ics", { token })),
  });
  // A pending booking is in no calendar yet.
  const method = booking.status === "pending" ? undefined : INVITATIONS[kind];
  return {
    ...mailOf(row, settings, { ...email, lang }),
    to: unnamed(booking.email),
    replyTo: { name: oneLine(company.name), address: company.email },
    ...(method && {
      icalEvent: {
        method,
        filename: `booking-${booking.id}.ics`,
        content: calendarFile(booking, { t, company, invitation: method }),
      },
    }),
  };
}

/** No header has the name that a visitor typed: it could say anything, to anyone. */
function unnamed(address: string) {
  return { name: "", address };
}

/** iTIP methods: `REQUEST` adds or updates the booking in a calendar, `CANCEL` removes it. */
const INVITATIONS: Partial<Record<VisitorKind, "REQUEST" | "CANCEL">> = {
  confirmed: "REQUEST",
  cancelled: "CANCEL",
  extended: "REQUEST",
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
    subject: oneLine(email.subject ?? email.title),
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
