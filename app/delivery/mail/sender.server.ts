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
import { findTold, type ToldBooking } from "~/delivery/told-booking.queries.server";
import type { Sender } from "~/delivery/worker.server";
import { inLanguage } from "~/i18n/address";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { footOf, letterHtml, letterText, type Letter } from "./letter";
import { operatorLetter } from "./operator-letter";
import type { Mail, PostOffice } from "./transport.server";
import { isVisitorKind, TRUE_WHILE, visitorLetter, type VisitorKind } from "./visitor-letter";

type MailSettings = {
  office: PostOffice;
  /** As the settings name it; else the operator's own address. */
  from: string | null;
  /** The site, as the settings have it when a mail is written. */
  site: () => PublicSite;
  /** Of the operator. */
  lang: Language;
};

/** Tells the operator's mailbox what visitors do. */
export function operatorMailSender(sql: Sql, settings: MailSettings): Sender {
  const { lang } = settings;
  const { t } = i18nFor(lang);
  return {
    channel: "emailOperator",
    parallel: 3,
    async send(row) {
      const site = settings.site();
      const { company } = site;
      const booking = await findTold(sql, row, company.hours);
      if (!booking) return { kind: "dropped" };
      const letter = operatorLetter(t, row.kind, booking, {
        desk: deskLink(site, booking.id),
        decide:
          booking.status === "pending"
            ? await newDecisionLink(sql, site, { bookingId: booking.id, lang })
            : null,
      });
      const file = calendarFile(booking, { t, company, token: booking.token });
      const mail = {
        ...mailOf(row, settings, { ...letter, lang }),
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
      return settings.office.post(mail);
    },
  };
}

/** Tells visitors of their bookings, each in the language of the booking. */
export function visitorMailSender(sql: Sql, settings: MailSettings): Sender {
  return {
    channel: "emailVisitor",
    parallel: 3,
    async send(row) {
      const booking = await findTold(sql, row, settings.site().company.hours);
      const { kind } = row;
      if (!booking || !isVisitorKind(kind) || !isTrue(kind, booking, new Date())) {
        return { kind: "dropped" };
      }
      return settings.office.post(visitorMail(row, kind, booking, settings));
    },
  };
}

/** False where something else became of it meanwhile, or its pick-up is tomorrow no more. */
function isTrue(kind: VisitorKind, { status, pickupDate }: ToldBooking, now: Date) {
  if (kind === "reminder" && pickupDate <= businessTime(now).date) return false;
  return TRUE_WHILE[kind] === status;
}

function visitorMail(
  row: OutboxRow,
  kind: VisitorKind,
  booking: ToldBooking,
  settings: MailSettings,
): Mail {
  const { lang, token } = booking;
  const { company, publicAddress } = settings.site();
  const { t } = i18nFor(lang);
  const page = (path: string) => publicAddress(inLanguage(path, lang));
  const letter = visitorLetter(t, kind, booking, {
    booking: page(href("/bookings/:token", { token })),
    voucher: page(href("/bookings/:token/voucher", { token })),
    calendar: publicAddress(href("/bookings/:token/calendar.ics", { token })),
  });
  const method = INVITATIONS[kind];
  return {
    ...mailOf(row, settings, { ...letter, lang }),
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

/** Which mails ask a calendar to take the booking in, or out. */
const INVITATIONS: Partial<Record<VisitorKind, "REQUEST" | "CANCEL">> = {
  confirmed: "REQUEST",
  cancelled: "CANCEL",
};

function mailOf(
  row: OutboxRow,
  settings: MailSettings,
  letter: Omit<Letter, "foot">,
): Omit<Mail, "to" | "replyTo"> {
  const { t } = i18nFor(letter.lang as Language);
  const { company, publicAddress } = settings.site();
  const whole = { ...letter, foot: footOf(t, company, readablePhone(company.phone)) };
  return {
    // The same over all tries: a mailbox that has it already keeps one.
    messageId: `<${row.uid}@${new URL(publicAddress("/")).hostname}>`,
    from: settings.from ?? { name: oneLine(company.siteName), address: company.email },
    subject: oneLine(letter.title),
    text: letterText(whole),
    html: letterHtml(whole),
    headers: { "Auto-Submitted": "auto-generated" },
  };
}

/** The address of a page that decides on a booking once; the table keeps its hash alone. */
async function newDecisionLink(
  sql: Sql,
  { publicAddress }: Addresses,
  { bookingId, lang }: { bookingId: number; lang: Language },
) {
  const token = newToken();
  await insertDecisionLink(sql, { id: hash(token), bookingId });
  return publicAddress(inLanguage(href("/decide/:token", { token }), lang));
}
