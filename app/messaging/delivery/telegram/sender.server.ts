import type { TFunction } from "i18next";
import type { PublicSite } from "~/catalog/company/public-site";
import type { Sql } from "~/web/db.server";
import type { Outcome } from "~/messaging/delivery/retry-policy";
import type { OutboxRow } from "~/messaging/delivery/outbox.queries.server";
import { deskLink } from "~/messaging/delivery/desk-link.server";
import { isDeskRow, loadDeskNotice } from "~/messaging/delivery/desk-notice.server";
import {
  findBookingForMessage,
  isAnswered,
  type BookingForMessage,
} from "~/messaging/delivery/booking-for-message.queries.server";
import type { Sender } from "~/messaging/delivery/worker.server";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import type { ApiResponse, TelegramApi } from "./api.server";
import { isReplyKind } from "~/booking/events/channels";
import { bookingMessage, followUpText, reminderMessage } from "./message";
import { telegramOutcome } from "./outcome";
import { findFirstMessage } from "./telegram.queries.server";
import { recordOf } from "~/web/records";
import type { ConflictMessage } from "~/messaging/delivery/conflicts/load-conflict.server";
import { escapeHtml, TEXT_LENGTH } from "./telegram-html";
import type { CompanyMessage } from "~/messaging/delivery/company-notification";
import { truncate } from "~/messaging/delivery/plain-lines";

type TelegramSettings = {
  api: TelegramApi;
  chatId: string;
  lang: Language;
  /** Returns the site with its current settings. */
  site: () => PublicSite;
};

/** The time to wait for a message to be sent before it is edited. */
const AFTER_FIRST_MS = 2_000;

/**
 * Returns a sender with one message per booking in the company's chat, edited when its status changes, with
 * replies for what the customer does. The Bot API has no idempotency key: if a node is killed before it stores
 * that a message was sent, the message is sent twice.
 */
export function telegramSender(sql: Sql, { api, chatId, lang, site }: TelegramSettings): Sender {
  const { t } = i18nFor(lang);
  const common = {
    chat_id: chatId,
    parse_mode: "HTML",
    link_preview_options: { is_disabled: true },
  };

  async function send(row: OutboxRow, signal: AbortSignal): Promise<Outcome> {
    if (isDeskRow(row)) {
      const notice = await loadDeskNotice(sql, row, { ...site(), lang, now: new Date() });
      if (!notice) return { kind: "dropped" };
      const text = notice.kind === "conflict" ? conflictText(notice) : companyText(notice);
      const body = { ...common, protect_content: true, text };
      return sendOutcome(await api.call("sendMessage", body, { signal }));
    }
    const booking = await findBookingForMessage(sql, row, site().company.hours);
    if (!booking || isAnswered(row, booking)) return { kind: "dropped" };
    if (row.kind === "placed") {
      const body = {
        ...common,
        protect_content: true,
        ...bookingMessage(t, booking, deskLink(site(), booking.id)),
      };
      return sendOutcome(await api.call("sendMessage", body, { signal }));
    }
    const first = await findFirstMessage(sql, booking.id);
    if (first && first.dueInMs !== null) {
      return { kind: "wait", afterMs: Math.max(0, first.dueInMs) + AFTER_FIRST_MS };
    }
    return sendFollowUp(row, booking, first?.remoteId ?? null, signal);
  }

  async function sendFollowUp(
    row: OutboxRow,
    booking: BookingForMessage,
    messageId: string | null,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const isReminder = isReplyKind(row.kind);
    if (row.kind !== "message" && !isReminder && messageId !== null) {
      const edited = await edit(row, booking, messageId, signal);
      const isGone =
        edited.kind === "dead" && /message to edit not found|can't be edited/i.test(edited.reason);
      if (edited.kind !== "sent" && !isGone) return edited;
    }
    // An edit causes no notification. Staff need none for what they did themselves.
    if (booking.actor !== "visitor" && !isReminder) return { kind: "sent" };
    const reply = messageId !== null && { reply_parameters: replyParameters(messageId) };
    const body = { ...common, ...reply, protect_content: true, text: replyText(t, row, booking) };
    return sendOutcome(await api.call("sendMessage", body, { signal }));
  }

  /** Edits a message, and again if the booking has changed since: an edit of another node may arrive earlier. */
  async function edit(
    row: OutboxRow,
    booking: BookingForMessage,
    messageId: string,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const body = {
      ...common,
      message_id: Number(messageId),
      ...bookingMessage(t, booking, deskLink(site(), booking.id)),
    };
    const edited = telegramOutcome(await api.call("editMessageText", body, { signal }));
    const latest =
      edited.kind === "sent" ? await findBookingForMessage(sql, row, site().company.hours) : null;
    return latest && latest.changes !== booking.changes
      ? edit(row, latest, messageId, signal)
      : edited;
  }

  return { channel: "telegram", parallel: 1, send };
}

function replyText(t: TFunction, { kind }: OutboxRow, booking: BookingForMessage): string {
  return isReplyKind(kind) ? reminderMessage(t, kind, booking) : followUpText(t, booking, kind);
}

function replyParameters(messageId: string) {
  return { message_id: Number(messageId), allow_sending_without_reply: true };
}

function sendOutcome(answer: ApiResponse): Outcome {
  const outcome = telegramOutcome(answer);
  if (!answer.ok || outcome.kind !== "sent") return outcome;
  const { message_id: id } = recordOf(answer.result);
  return typeof id === "number" ? { kind: "sent", remoteId: String(id) } : outcome;
}

/** Returns the text of a conflict. Its addresses are text, for Telegram rejects links to localhost. */
function conflictText({ title, paragraphs, links }: ConflictMessage): string {
  return [
    `⚠️ <b>${escapeHtml(title)}</b>`,
    ...paragraphs.map(escapeHtml),
    ...links.map(({ text, url }) => escapeHtml(`${text}:\n${url}`)),
  ].join("\n\n");
}

/** Returns the text of a message. It is truncated before it is escaped, so that no tag or entity is cut. */
export function companyText({ title, sections, url }: CompanyMessage): string {
  let room = TEXT_LENGTH - title.length - url.length - 4;
  const parts = sections.flatMap((section) => {
    const lines = section.lines.map((line) => `• ${line}`).join("\n");
    const length = section.title.length + 3;
    if (room <= length) return [];
    const text = truncate(lines, room - length);
    room -= length + text.length;
    return [`<b>${escapeHtml(section.title)}</b>\n${escapeHtml(text)}`];
  });
  return [`<b>${escapeHtml(title)}</b>`, ...parts, escapeHtml(url)].join("\n\n");
}
