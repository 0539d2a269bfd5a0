import { href } from "react-router";
import { calendarFile } from "~/booking/manage/voucher/calendar-file.server";
import type { DeskKind, OutboxKind } from "~/booking/events/channels";
import { hash, newToken } from "~/booking/links/token.server";
import {
  findBookingForMessage,
  isAnswered,
  type BookingForMessage,
} from "~/messaging/delivery/booking-for-message.queries.server";
import { insertDecisionLink } from "~/messaging/delivery/decision-links.queries.server";
import { deskLink } from "~/messaging/delivery/desk-link.server";
import { isDeskRow, loadDeskNotice } from "~/messaging/delivery/desk-notice.server";
import { oneLine } from "~/messaging/delivery/plain-lines";
import type { OutboxRow } from "~/messaging/delivery/outbox.queries.server";
import type { Outcome } from "~/messaging/delivery/retry-policy";
import type { Sender } from "~/messaging/delivery/worker.server";
import { withLanguage } from "~/web/i18n/address";
import type { Addresses } from "~/web/i18n/addresses.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import type { Sql } from "~/web/db.server";
import { mailOf, unnamed, type MailSettings } from "./mail-envelope.server";
import {
  type CompanyMessage,
  headOf,
  wasConfirmedAtOnce,
  companyNotification,
  urgentTitle,
} from "~/messaging/delivery/company-notification";
import type { EmailContent } from "./email";
import type { TFunction } from "i18next";
import { customerLines, tripLines } from "~/messaging/delivery/booking-lines";
import { isolate } from "~/web/i18n/isolate";

export function companyMailSender(sql: Sql, settings: MailSettings): Sender {
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
      if (!booking || isAnswered(row, booking)) return { kind: "dropped" };
      const email = companyEmail(t, row.kind, booking, {
        desk: deskLink(site, booking.id),
        decide:
          booking.status === "pending"
            ? await newDecisionLink(sql, site, { bookingId: booking.id, lang })
            : null,
      });
      const file = calendarFile(booking, { t, company });
      const mail = {
        ...(await mailOf(row, settings, { ...email, lang })),
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
  const email = notice.kind === "conflict" ? { ...notice, lines: [] } : companyMessageEmail(notice);
  const old = row.alert?.kind === "address" ? row.alert.to : undefined;
  return mailer.send({
    ...(await mailOf(row, settings, { ...email, lang })),
    to: old ? { name, address: old } : address,
    replyTo: address,
  });
}

/** Creates a decision link. The database stores only the hash of its token. */
async function newDecisionLink(
  sql: Sql,
  { publicAddress }: Addresses,
  { bookingId, lang }: { bookingId: number; lang: Language },
) {
  const token = newToken();
  await insertDecisionLink(sql, { id: hash(token), bookingId });
  return publicAddress(withLanguage(href("/decide/:token", { token }), lang));
}

export function companyMessageEmail({
  title,
  sections,
  url,
  open,
}: CompanyMessage): Omit<EmailContent, "lang" | "footer"> {
  return {
    title,
    paragraphs: sections.map((section) =>
      [section.title, ...section.lines.map((line) => `• ${line}`)].join("\n"),
    ),
    lines: [],
    links: [{ text: open, url }],
  };
}

type CompanyLinks = {
  desk: string;
  /** The address of the page to confirm or cancel; null unless the booking is pending. */
  decide: string | null;
};

export function companyEmail(
  t: TFunction,
  kind: OutboxKind,
  booking: BookingForMessage,
  links: CompanyLinks,
): Omit<EmailContent, "lang" | "footer"> {
  const { notes, id } = booking;
  const head = headOf(kind);
  return {
    ...companyNotification(t, kind, booking),
    subject: urgentTitle(
      t,
      booking,
      t(`delivery.operatorMail.subject.${wasConfirmedAtOnce(head, booking) ? "atOnce" : head}`, {
        id,
      }),
    ),
    lines: [
      ...customerLines(t, booking),
      ...tripLines(t, booking, booking.vehiclePlate),
      ...(notes ? [{ label: t("booking.fields.notes"), value: isolate(notes) }] : []),
    ],
    links: [
      ...(links.decide ? [{ text: t("delivery.operatorMail.decide"), url: links.decide }] : []),
      { text: t("delivery.operatorMail.open"), url: links.desk },
    ],
  };
}
