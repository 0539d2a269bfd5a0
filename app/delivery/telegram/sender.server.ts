import type { PublicSite } from "~/company/public-site";
import type { Sql } from "~/db.server";
import type { Outcome } from "~/delivery/next-try";
import type { OutboxRow } from "~/delivery/outbox.queries.server";
import { deskLink } from "~/delivery/desk-link.server";
import { findTold, type ToldBooking } from "~/delivery/told-booking.queries.server";
import type { Sender } from "~/delivery/worker.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import type { ApiAnswer, TelegramApi } from "./api.server";
import { bookingMessage, followUpText } from "./message";
import { telegramOutcome } from "./outcome";
import { findFirstMessage } from "./telegram.queries.server";

type TelegramSettings = {
  api: TelegramApi;
  chatId: string;
  lang: Language;
  /** The site, as the settings have it when a message is written. */
  site: () => PublicSite;
};

/** Before an edit, the message itself has to be out. */
const AFTER_FIRST_MS = 2_000;

/**
 * Sends to the operator's chat: one message a booking, edited as its status changes, and answers to
 * it with what the visitor does. Telegram knows no repeats: a node that is killed between sending
 * and noting it down makes the next one send the message twice.
 */
export function telegramSender(sql: Sql, { api, chatId, lang, site }: TelegramSettings): Sender {
  const { t } = i18nFor(lang);
  const common = {
    chat_id: chatId,
    parse_mode: "HTML",
    link_preview_options: { is_disabled: true },
  };

  async function send(row: OutboxRow, signal: AbortSignal): Promise<Outcome> {
    const booking = await findTold(sql, row, site().company.hours);
    if (!booking) return { kind: "dropped" };
    if (row.kind === "placed") {
      const body = {
        ...common,
        protect_content: true,
        ...bookingMessage(t, booking, deskLink(site(), booking.id)),
      };
      return sent(await api.call("sendMessage", body, { signal }));
    }
    const first = await findFirstMessage(sql, row.bookingId);
    if (first && first.dueInMs !== null) {
      return { kind: "wait", afterMs: Math.max(0, first.dueInMs) + AFTER_FIRST_MS };
    }
    return tellMore(row, booking, first?.remoteId ?? null, signal);
  }

  async function tellMore(
    row: OutboxRow,
    booking: ToldBooking,
    messageId: string | null,
    signal: AbortSignal,
  ): Promise<Outcome> {
    if (row.kind !== "message" && messageId !== null) {
      const edited = await edit(row, booking, messageId, signal);
      const isGone =
        edited.kind === "dead" && /message to edit not found|can't be edited/i.test(edited.reason);
      if (edited.kind !== "sent" && !isGone) return edited;
    }
    // An edit rings no bell; what staff did themselves needs none.
    if (booking.actor !== "visitor") return { kind: "sent" };
    const reply = messageId !== null && {
      reply_parameters: { message_id: Number(messageId), allow_sending_without_reply: true },
    };
    const body = { ...common, ...reply, protect_content: true, text: followUpText(t, booking) };
    return sent(await api.call("sendMessage", body, { signal }));
  }

  /** Another node may edit at the same moment: whichever edit comes last has to be the true one. */
  async function edit(
    row: OutboxRow,
    booking: ToldBooking,
    messageId: string,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const body = {
      ...common,
      message_id: Number(messageId),
      ...bookingMessage(t, booking, deskLink(site(), booking.id)),
    };
    const edited = telegramOutcome(await api.call("editMessageText", body, { signal }));
    const now = edited.kind === "sent" ? await findTold(sql, row, site().company.hours) : null;
    return now && now.changes !== booking.changes ? edit(row, now, messageId, signal) : edited;
  }

  return { channel: "telegram", parallel: 1, send };
}

function sent(answer: ApiAnswer): Outcome {
  const outcome = telegramOutcome(answer);
  if (!answer.ok || outcome.kind !== "sent") return outcome;
  const { message_id: id } = (answer.result ?? {}) as { message_id?: unknown };
  return typeof id === "number" ? { kind: "sent", remoteId: String(id) } : outcome;
}
