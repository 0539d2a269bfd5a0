import type { ServerResponse } from "node:http";
import { bad, fail, succeed, type TelegramBody, type Fault } from "./telegram-answers";

export const STAND_IN_CHAT = -1001234567890;

export type SentMessage = { id: number; chatId: number; body: TelegramBody };

/** Creates the messages of a chat, checked as Telegram does. */
export function messageStore() {
  const messages = new Map<number, SentMessage>();
  let lastId = 70;
  return {
    all: () => [...messages.values()],
    send(body: TelegramBody, response: ServerResponse) {
      const fault = textFault(body) ?? chatFault(body);
      if (fault) return fail(response, fault);
      lastId += 1;
      const sent = { id: lastId, chatId: Number(body.chat_id), body };
      messages.set(sent.id, sent);
      succeed(response, { message_id: sent.id, chat: { id: sent.chatId } });
    },
    edit(body: TelegramBody, response: ServerResponse) {
      const old = messages.get(Number(body.message_id));
      if (!old) return fail(response, bad("message to edit not found"));
      if (contentOf(old.body) === contentOf(body))
        return fail(response, bad("message is not modified"));
      const fault = textFault(body) ?? chatFault(body);
      if (fault) return fail(response, fault);
      old.body = body;
      succeed(response, { message_id: old.id });
    },
    /** Edits only the buttons of a message: the text stays. */
    editMarkup(body: TelegramBody, response: ServerResponse) {
      const old = messages.get(Number(body.message_id));
      if (!old) return fail(response, bad("message to edit not found"));
      const edited = { ...old.body, reply_markup: body.reply_markup };
      if (contentOf(old.body) === contentOf(edited)) {
        return fail(response, bad("message is not modified"));
      }
      const fault = chatFault(body);
      if (fault) return fail(response, fault);
      old.body = edited;
      succeed(response, { message_id: old.id });
    },
  };
}

function textFault({ text = "", parse_mode: mode }: TelegramBody): Fault | null {
  if (mode === "HTML" && /<(?!\/?b>)|&(?!(amp|lt|gt);)/.test(text)) {
    return bad("can't parse entities");
  }
  const length = text.replaceAll(/<[^>]*>/g, "").replaceAll(/&(amp|lt|gt);/g, "&").length;
  if (length === 0) return bad("message text is empty");
  return length > 4096 ? bad("message is too long") : null;
}

function chatFault({ chat_id: chatId }: TelegramBody) {
  return Number(chatId) === STAND_IN_CHAT ? null : bad("chat not found");
}

function contentOf({ text, reply_markup: markup }: TelegramBody) {
  return JSON.stringify([text, markup]);
}
