import type { TFunction } from "i18next";
import { actorName } from "~/messaging/delivery/actors";
import { wasConfirmedAtOnce } from "~/messaging/delivery/company-notification";
import { customerLines, tripLines } from "~/messaging/delivery/booking-lines";
import { truncate } from "~/messaging/delivery/plain-lines";
import { noticeText } from "~/booking/notices/notice-text";
import { shortGapText } from "~/booking/notices/short-gap-text";
import { correctionLines } from "~/booking/manage/correct/correction";
import type { OutboxKind } from "~/booking/events/channels";
import type { BookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { escapeHtml, shownLength, TEXT_LENGTH } from "./telegram-html";
import { isolate } from "~/web/i18n/isolate";
import type { ReplyKind } from "~/booking/events/channels";
import { companyNotification, urgentTitle } from "~/messaging/delivery/company-notification";

/** The letters of the buttons; the one to cancel asks first. Sent messages have `c` and `x`: don't change them. */
const PRESSES = {
  c: "confirmed",
  l: "confirmedLate",
  x: "ask",
  y: "cancelled",
  n: "keep",
  w: "wait",
} as const;

/** What a button does: it decides, asks whether to cancel, or takes a question back. */
export type Press = (typeof PRESSES)[keyof typeof PRESSES];

/** Returns the data of a button, for which Telegram allows 64 bytes. The answers to a question have its id. */
export function callbackData(id: number, letter: keyof typeof PRESSES, questionId?: number) {
  return `b:${id}:${letter}${questionId === undefined ? "" : `:${questionId}`}`;
}

/**
 * A button that was pressed. `questionId` is the question that is answered; null for the other buttons, and for
 * those of release 0.3.0.
 */
type ButtonPress = { id: bigint; press: Press; questionId: number | null };

export function readCallbackData(data: unknown): ButtonPress | null {
  const [, id, letter, questionId] =
    /^b:(\d{1,18}):([clxynw])(?::(\d{1,16}))?$/.exec(String(data)) ?? [];
  if (!id) return null;
  return {
    id: BigInt(id),
    press: PRESSES[letter as keyof typeof PRESSES],
    questionId: questionId === undefined ? null : Number(questionId),
  };
}

/** Returns the message of a booking. It has buttons to decide while the booking is pending. */
export function bookingMessage(t: TFunction, booking: BookingForMessage, deskUrl: string) {
  const lines = [...customerLines(t, booking), ...tripLines(t, booking, booking.vehiclePlate)].map(
    ({ label, value }) => `${escapeHtml(label)}: <b>${escapeHtml(value)}</b>`,
  );
  const warnings = warningsOf(t, booking).map((warning) => `⚠️ ${escapeHtml(warning)}`);
  const head = `<b>${escapeHtml(headOf(t, booking))}</b>`;
  const text = [head, "", ...lines, ...warnings].join("\n");
  return {
    text: withNotes(text, t("booking.fields.notes"), booking.notes),
    reply_markup: keyboard(t, booking, deskUrl),
  };
}

/**
 * A question that stands in the place of the decision: whether to cancel, or to confirm although the pick-up has
 * passed.
 */
export type Question = {
  kind: "cancel" | "late";
  /** The id of the update that caused the question. */
  id: number;
};

/** Returns the buttons of a message. */
export function keyboard(
  t: TFunction,
  booking: Pick<BookingForMessage, "id" | "status">,
  deskUrl: string,
  question: Question | null = null,
) {
  const choices = question
    ? QUESTIONS[question.kind](t, booking.id, question.id)
    : decisionButtons(t, booking.id);
  // Telegram rejects a message with a link to localhost.
  const open = deskUrl.startsWith("https://")
    ? [[{ text: t("delivery.telegram.open"), url: deskUrl }]]
    : [];
  return { inline_keyboard: [...(booking.status === "pending" ? [choices] : []), ...open] };
}

function decisionButtons(t: TFunction, id: number) {
  return [
    { text: `✅ ${t("delivery.confirm")}`, callback_data: callbackData(id, "c") },
    { text: `✖ ${t("delivery.cancel")}`, callback_data: callbackData(id, "x") },
  ];
}

function sureButtons(t: TFunction, id: number, questionId: number) {
  return [
    {
      text: `✖ ${t("delivery.telegram.sure.yes")}`,
      callback_data: callbackData(id, "y", questionId),
    },
    { text: t("delivery.telegram.sure.no"), callback_data: callbackData(id, "n", questionId) },
  ];
}

function warningsOf(t: TFunction, { notices, gaps, hours }: BookingForMessage) {
  return [
    ...notices.map((notice) => noticeText(t, notice, { audience: "staff", hours })),
    ...gaps.map((gap) => `${shortGapText(t, gap)} ${t("operator.number", { id: gap.id })}`),
  ];
}

function lateButtons(t: TFunction, id: number, questionId: number) {
  return [
    {
      text: `✅ ${t("delivery.telegram.late.yes")}`,
      callback_data: callbackData(id, "l", questionId),
    },
    { text: t("delivery.telegram.late.no"), callback_data: callbackData(id, "w", questionId) },
  ];
}

const QUESTIONS = { cancel: sureButtons, late: lateButtons } satisfies Record<
  Question["kind"],
  unknown
>;

const MARKS = { confirmed: "✅", cancelled: "✖", completed: "🏁" };

function headOf(t: TFunction, booking: BookingForMessage) {
  const { id, status, cancelReason, decidedBy } = booking;
  if (status === "pending") return urgentTitle(t, booking, t("delivery.telegram.new", { id }));
  if (cancelReason === "expired") return `${MARKS.cancelled} ${t("delivery.expired", { id })}`;
  if (wasConfirmedAtOnce("placed", booking)) {
    return `${MARKS.confirmed} ${t("delivery.telegram.atOnce", { id })}`;
  }
  const by = actorName(t, decidedBy);
  return `${MARKS[status]} ${t(`delivery.decided.${status}`, { id, by })}`;
}

/** Truncates the notes to what is left of the limit. */
function withNotes(text: string, label: string, notes: string) {
  if (!notes) return text;
  const room = TEXT_LENGTH - shownLength(text) - label.length - 4;
  return `${text}\n\n${escapeHtml(label)}: ${escapeHtml(truncate(isolate(notes), room))}`;
}

/** Returns the customer's message or correction, or the text that the customer has cancelled. */
export function followUpText(
  t: TFunction,
  booking: BookingForMessage,
  kind: OutboxKind = "message",
): string {
  const { id } = booking;
  const name = isolate(booking.name);
  const isCorrection = kind === "corrected";
  const message = isCorrection ? correctionLines(t, booking.message).join("\n") : booking.message;
  if (message === null) return escapeHtml(t("delivery.telegram.cancelled", { id, name }));
  const head = t(`delivery.telegram.${isCorrection ? "corrected" : "wrote"}`, { id, name });
  return `<b>${escapeHtml(head)}</b>\n${escapeHtml(truncate(message, TEXT_LENGTH - head.length - 1))}`;
}

/** Returns the reminder of a request that nobody has answered; the message of the request has the buttons. */
export function reminderMessage(t: TFunction, kind: ReplyKind, booking: BookingForMessage): string {
  const { title, paragraphs } = companyNotification(t, kind, booking);
  return [`⏰ <b>${escapeHtml(title)}</b>`, ...paragraphs.map(escapeHtml)].join("\n");
}
