import { correctionLines } from "~/booking/manage/correct/correction";
import type { TFunction } from "i18next";
import type { OutboxKind } from "~/booking/events/channels";
import { noticeText } from "~/booking/notices/notice-text";
import { actorName } from "./actors";
import type { BookingForMessage } from "./booking-for-message.queries.server";
import { isolate } from "~/web/i18n/isolate";

/**
 * Returns a notification for channels whose messages can't be edited. `paragraphs` are the customer's message or
 * correction, the status of a booking that was decided before this was sent, and notices.
 */
export function companyNotification(t: TFunction, kind: OutboxKind, booking: BookingForMessage) {
  const { id, name, message, notices, status, decidedBy } = booking;
  const head = headOf(kind);
  const warnings = notices.map((notice) =>
    noticeText(t, notice, { audience: "staff", hours: booking.hours }),
  );
  const decided = head === "placed" && status !== "pending";
  const by = actorName(t, decidedBy);
  return {
    title: t(`delivery.operatorMail.${head}`, { id, name: isolate(name) }),
    paragraphs: [
      ...(head === "corrected" ? correctionLines(t, message) : message === null ? [] : [message]),
      ...(decided ? [t(`delivery.decided.${status}`, { id, by })] : []),
      ...warnings,
    ],
  };
}

/** Returns the kind of event that the head of a notification names. */
export function headOf(kind: OutboxKind) {
  return kind === "cancelled" || kind === "message" || kind === "corrected" ? kind : "placed";
}

/** A message to the company that is not about one booking. */
export type CompanyMessage = {
  title: string;
  sections: { title: string; lines: string[] }[];
  url: string;
  /** The text of the link. */
  open: string;
};
