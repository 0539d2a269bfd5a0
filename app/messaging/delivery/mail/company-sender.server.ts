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
import type { EmailContent, EmailTone } from "./email";
import { carLines, priceOf, tripOf } from "./booking-content";
import { isUrgent, replyTo } from "~/booking/reply-by";
import { businessTime } from "~/web/calendar";
import { formatWith } from "~/web/i18n/format";
import type { TFunction } from "i18next";
import { customerLines } from "~/messaging/delivery/booking-lines";
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
  const email =
    notice.kind === "conflict"
      ? { ...notice, tone: "bad" as const, lines: [] }
      : companyMessageEmail(notice, notice.kind === "security");
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

/** Returns an e-mail to the company that is not about one booking. An alert is a fact, and what to do about it. */
export function companyMessageEmail(
  { title, sections, url, open }: CompanyMessage,
  isAlert = false,
): Omit<EmailContent, "lang" | "footer"> {
  const shared = { title, lines: [], links: [{ text: open, url }] };
  if (isAlert) {
    const paragraphs = sections.flatMap((section) => [section.title, ...section.lines]);
    return { ...shared, tone: "bad", paragraphs };
  }
  return {
    ...shared,
    paragraphs: [],
    sections: sections.map((section) => ({ title: section.title, items: section.lines })),
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
  const { notes, id, message, name } = booking;
  const head = headOf(kind);
  // The words of a message stand in the e-mail as a quotation.
  const isMessage = head === "message" && message !== null;
  const price = priceOf(t, booking);
  const [reference, ...customer] = customerLines(t, booking);
  const { title, paragraphs } = companyNotification(
    t,
    kind,
    isMessage ? { ...booking, message: null } : booking,
  );
  return {
    title,
    paragraphs: [...answerByTexts(t, head, booking), ...paragraphs],
    subject: urgentTitle(
      t,
      booking,
      t(`delivery.operatorMail.subject.${wasConfirmedAtOnce(head, booking) ? "atOnce" : head}`, {
        id,
      }),
    ),
    tone: toneOf(head, booking),
    ...(reference && { reference }),
    ...(isMessage && {
      quotes: [{ title: isolate(name), text: isolate(message), from: "customer" as const }],
    }),
    trip: tripOf(t, booking),
    sum: price.sum,
    lines: [
      ...customer,
      ...carLines(t, booking, booking.vehiclePlate, "staff"),
      ...(notes ? [{ label: t("booking.fields.notes"), value: isolate(notes) }] : []),
    ],
    links: [
      ...(links.decide ? [{ text: t("delivery.operatorMail.decide"), url: links.decide }] : []),
      { text: t("delivery.operatorMail.open"), url: links.desk },
    ],
    sections: price.sections,
  };
}

/** Returns until when a new request has to be answered, if there is a deadline. */
function answerByTexts(
  t: TFunction,
  head: ReturnType<typeof headOf>,
  booking: BookingForMessage,
): string[] {
  const { by } = replyTo(booking, booking.hours);
  if (head !== "placed" || booking.status !== "pending" || !by) return [];
  const { date, time } = businessTime(by);
  return [t("delivery.reminders.by", { date: formatWith(t).date(date), time })];
}

function toneOf(head: ReturnType<typeof headOf>, booking: BookingForMessage): EmailTone {
  if (head === "cancelled" || head === "overdue" || isUrgent(booking, booking.hours)) return "bad";
  return wasConfirmedAtOnce(head, booking) ? "good" : "news";
}
