import type { TFunction } from "i18next";
import { AT_ONCE_ACTOR } from "~/booking/status";
import type { OutboxKind } from "~/booking/events/channels";
import { noticeText } from "~/booking/notices/notice-text";
import { actorName } from "./actors";
import type { BookingForMessage } from "./booking-for-message.queries.server";
import { isolate } from "~/web/i18n/isolate";

/**
 * Returns a notification for channels whose messages can't be edited. `paragraphs` are the customer's message, the
 * status of a booking that was decided before this was sent, and notices.
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
    title: t(`delivery.operatorMail.${isAtOnce ? "atOnce" : head}`, { id, name: isolate(name) }),
    paragraphs: [
      ...(message === null ? [] : [message]),
      ...(decided ? [t(`delivery.decided.${status}`, { id, by })] : []),
      ...warnings,
    ],
  };
}

/** Returns the kind of event that the head of a notification names. */
export function headOf(kind: OutboxKind) {
  return kind === "cancelled" || kind === "message" ? kind : "placed";
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
