import { correctionLines } from "~/booking/manage/correct/correction";
import type { TFunction } from "i18next";
import { isReplyKind, type OutboxKind, type ReplyKind } from "~/booking/events/channels";
import { isUrgent, replyTo } from "~/booking/reply-by";
import { businessTime } from "~/web/calendar";
import { formatWith } from "~/web/i18n/format";
import { AT_ONCE_ACTOR } from "~/booking/status";
import { noticeText } from "~/booking/notices/notice-text";
import { actorName } from "./actors";
import type { BookingForMessage } from "./booking-for-message.queries.server";
import { isolate } from "~/web/i18n/isolate";

/**
 * Returns a notification for channels whose messages can't be edited. `paragraphs` are the customer's message or
 * correction, the status of a booking that was decided before this was sent, when an unanswered request has to be answered, and
 * notices.
 */
export function companyNotification(t: TFunction, kind: OutboxKind, booking: BookingForMessage) {
  const { id, name, message, notices, status, decidedBy } = booking;
  const head = headOf(kind);
  const isAtOnce = wasConfirmedAtOnce(head, booking);
  const warnings = notices.map((notice) =>
    noticeText(t, notice, { audience: "staff", hours: booking.hours }),
  );
  const decided = head === "placed" && status !== "pending" && !isAtOnce;
  const by = actorName(t, decidedBy);
  return {
    title: urgentTitle(
      t,
      booking,
      t(`delivery.operatorMail.${isAtOnce ? "atOnce" : head}`, { id, name: isolate(name) }),
    ),
    paragraphs: [
      ...(head === "corrected" ? correctionLines(t, message) : message === null ? [] : [message]),
      ...(decided ? [t(`delivery.decided.${status}`, { id, by })] : []),
      ...(isReplyKind(kind) ? [reminderText(t, kind, booking)] : []),
      ...warnings,
    ],
  };
}

/** Returns the kind of event that the head of a notification names. */
export function headOf(kind: OutboxKind) {
  const isNamed = kind === "cancelled" || kind === "message" || kind === "corrected";
  return isNamed || isReplyKind(kind) ? kind : "placed";
}

/** Marks the title of a message about a request that staff have to hurry with. */
export function urgentTitle(t: TFunction, booking: BookingForMessage, title: string): string {
  return isUrgent(booking, booking.hours) ? t("delivery.urgent", { title }) : title;
}

/** Returns the sentence that says until when a request has to be answered, or had to be. */
export function reminderText(t: TFunction, kind: ReplyKind, booking: BookingForMessage): string {
  const by = booking.passedDeadline ?? replyTo(booking, booking.hours).by;
  if (!by) return t("delivery.reminders.now");
  const { date, time } = businessTime(by);
  return t(`delivery.reminders.${kind}`, { date: formatWith(t).date(date), time });
}

/** Returns whether a notification of a new booking is about one that the site has confirmed: nothing is to be decided. */
export function wasConfirmedAtOnce(
  head: ReturnType<typeof headOf>,
  { status, decidedBy }: Pick<BookingForMessage, "status" | "decidedBy">,
): boolean {
  return head === "placed" && status === "confirmed" && decidedBy === AT_ONCE_ACTOR;
}

/** A message to the company that is not about one booking. */
export type CompanyMessage = {
  title: string;
  sections: { title: string; lines: string[] }[];
  url: string;
  /** The text of the link. */
  open: string;
};
