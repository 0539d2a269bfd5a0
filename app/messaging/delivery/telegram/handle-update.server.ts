import type { TFunction } from "i18next";
import { orNull, type Sql } from "~/web/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import type { SettableStatus } from "~/booking/status";
import { findDecision } from "~/booking/status.queries.server";
import { listShortGaps } from "~/booking/notices/short-gaps.queries.server";
import { truncate } from "~/messaging/delivery/plain-lines";
import { decide, type DecideResult } from "~/messaging/delivery/decide.server";
import { actorName, telegramActor } from "~/messaging/delivery/actors";
import { deskLink } from "~/messaging/delivery/desk-link.server";
import { findBookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { formatWith } from "~/web/i18n/format";
import { i18nFor } from "~/texts/i18n.server";
import { log } from "~/web/log.server";
import type { Bot } from "./bot.server";
import { bookingMessage, keyboard, readCallbackData, type Question } from "./message";
import { telegramOutcome } from "./outcome";
import { hasUpdate, insertUpdate } from "./telegram.queries.server";
import type { CallbackQuery, Update } from "./update";

/** The maximum length of the answer to a callback query in Telegram. */
const ANSWER_LENGTH = 200;

/** Handles an update of Telegram. It is idempotent: a decision is stored before the callback query is answered. */
export async function handleUpdate(store: BookingStore, bot: Bot, update: Update) {
  if (update.callback_query)
    return handleCallbackQuery(store, bot, update.update_id, update.callback_query);
  if (update.message && bot.chatId === null) await sendChatId(bot, update.message.chat.id);
}

async function handleCallbackQuery(
  store: BookingStore,
  bot: Bot,
  updateId: number,
  callbackQuery: CallbackQuery,
) {
  const text = await answerTo(store, bot, updateId, callbackQuery);
  // Every callback query is answered: the button shows a progress bar until then.
  const answer = { callback_query_id: callbackQuery.id, text: truncate(text, ANSWER_LENGTH) };
  const answered = await bot.api.call("answerCallbackQuery", answer);
  if (!answered.ok) log.debug({ status: answered.status }, "a callback query was not answered");
}

async function answerTo(
  store: BookingStore,
  bot: Bot,
  updateId: number,
  callbackQuery: CallbackQuery,
): Promise<string> {
  const { sql } = store;
  const { t } = i18nFor(bot.lang);
  if (!isAllowed(bot, callbackQuery)) {
    log.warn("a Telegram callback query came from a chat or a user without permission");
    return t("delivery.telegram.refused");
  }
  const pressed = readCallbackData(callbackQuery.data);
  if (!pressed) return t("delivery.telegram.unknown");
  const { id, press, questionId } = pressed;
  const asked = {
    cancel: { kind: "cancel", id: updateId },
    late: { kind: "late", id: updateId },
  } as const;
  try {
    if (press === "keep" || press === "wait") {
      if (questionId !== null) await insertUpdate(sql, questionId);
      const answer = t(ANSWERS[press], { id: Number(id) });
      return await ask(sql, bot, callbackQuery, { id, question: null, answer });
    }
    if (await hasUpdate(sql, updateId)) return t("delivery.telegram.done");
    // The button was pressed on a screen from before the answer.
    if (questionId !== null && (await hasUpdate(sql, questionId))) {
      const answer = t("delivery.telegram.stale", { id: Number(id) });
      return await ask(sql, bot, callbackQuery, { id, question: null, answer });
    }
    // A button of release 0.3.0 doesn't say which question it answers: it is asked again.
    if (press === "ask" || (press === "cancelled" && questionId === null)) {
      const answer = t("delivery.telegram.sure.question", { id: Number(id) });
      return await ask(sql, bot, callbackQuery, { id, question: asked.cancel, answer });
    }
    const knowsPast = press === "confirmedLate" && questionId !== null;
    const status = press === "cancelled" ? press : ("confirmed" as const);
    const decision = { id, status, knowsPast };
    const actor = telegramActor(callbackQuery.from.first_name || callbackQuery.from.username || "");
    const decided = await decide(store, { ...decision, actor });
    // The answers to this question name the update: it is stored once one of them is pressed.
    if (decided.ok || decided.reason !== "pickupPast") await insertUpdate(sql, updateId);
    if (!decided.ok && decided.reason === "decided")
      await showDecided(sql, bot, callbackQuery, decision.id);
    if (!decided.ok && decided.reason === "pickupPast") {
      return await ask(sql, bot, callbackQuery, {
        id,
        question: asked.late,
        answer: lateText(t, id, decided.pickup),
      });
    }
    const text = resultText(bot, decided, decision);
    return decided.ok && (await hasShortGap(sql, decision.id))
      ? `${text} ${t("operator.gaps.flash")}`
      : text;
  } catch (error) {
    log.error({ err: error }, "a Telegram callback query could not be handled");
    return t("delivery.telegram.failed");
  }
}

const ANSWERS = {
  keep: "delivery.telegram.sure.kept",
  wait: "delivery.telegram.already.pending",
} as const;

function lateText(t: TFunction, id: bigint, { date, time }: { date: string; time: string }) {
  const when = { date: formatWith(t).date(date), time };
  return t("delivery.telegram.late.question", { id: Number(id), ...when });
}

type QuestionChange = {
  id: bigint;
  /** The question that is asked; null takes it back. */
  question: Question | null;
  /** The answer to the press. */
  answer: string;
};

/**
 * Puts a question in the place of the message's buttons, or takes it back: one press would cancel for good, or confirm
 * what nobody can pick up in time any more, and the customer is notified at once.
 */
async function ask(
  sql: Sql,
  bot: Bot,
  callbackQuery: CallbackQuery,
  { id, question, answer }: QuestionChange,
) {
  const { t } = i18nFor(bot.lang);
  const found = await findDecision(sql, id);
  if (!found) return t("delivery.telegram.unknown");
  if (found.status !== "pending") {
    await showDecided(sql, bot, callbackQuery, id);
    return alreadyText(bot, id, found);
  }
  const booking = { id: Number(id), status: found.status };
  const edited = await bot.api.call("editMessageReplyMarkup", {
    chat_id: bot.chatId,
    message_id: callbackQuery.message?.message_id,
    reply_markup: keyboard(t, booking, deskLink(bot.site(), booking.id), question),
  });
  if (telegramOutcome(edited).kind === "sent") return answer;
  return t(
    question?.kind === "late" ? "delivery.telegram.late.failed" : "delivery.telegram.sure.failed",
  );
}

function isAllowed({ chatId, staffIds }: Bot, callbackQuery: CallbackQuery) {
  if (String(callbackQuery.message?.chat.id) !== chatId) return false;
  return staffIds === null || staffIds.includes(String(callbackQuery.from.id));
}

function resultText(
  { lang }: Bot,
  decided: Exclude<DecideResult, { reason: "pickupPast" }>,
  { id, status }: { id: bigint; status: SettableStatus },
) {
  const { t } = i18nFor(lang);
  if (decided.ok) return t(`delivery.telegram.now.${status}`, { id: Number(id) });
  if (decided.reason === "unknown") return t("delivery.telegram.unknown");
  if (decided.reason === "full") {
    const conflicts = decided.conflicts.map((conflict) => t("operator.number", { id: conflict }));
    return conflicts.length > 0
      ? t("delivery.telegram.full", { id: Number(id), conflicts: listed(conflicts) })
      : t("delivery.telegram.fullOnly", { id: Number(id) });
  }
  if (decided.reason === "over") return t("delivery.telegram.over", { id: Number(id) });
  if (decided.reason === "unnamed") return t("delivery.telegram.unnamed", { id: Number(id) });
  return alreadyText({ lang }, id, decided);
}

type Decision = NonNullable<Awaited<ReturnType<typeof findDecision>>>;

function alreadyText({ lang }: Pick<Bot, "lang">, id: bigint, { status, by }: Decision) {
  const { t } = i18nFor(lang);
  return t(`delivery.telegram.already.${status}`, { id: Number(id), by: actorName(t, by) });
}

async function hasShortGap(sql: Sql, id: bigint) {
  // The booking is decided, whether or not its warning can be read.
  const gaps = await orNull(listShortGaps(sql, Number(id)));
  return gaps !== null && gaps.length > 0;
}

/** The maximum number of conflicts in an answer, which has room for a few. */
const MAX_CONFLICTS = 3;

function listed(conflicts: readonly string[]) {
  const more = conflicts.length > MAX_CONFLICTS ? " …" : "";
  return conflicts.slice(0, MAX_CONFLICTS).join(", ") + more;
}

/** Updates a message that still has its buttons although the booking is decided on. */
async function showDecided(sql: Sql, bot: Bot, callbackQuery: CallbackQuery, id: bigint) {
  const booking = await findBookingForMessage(
    sql,
    { bookingId: Number(id), eventId: null },
    bot.site().company.hours,
  );
  if (!booking || !callbackQuery.message) return;
  const { t } = i18nFor(bot.lang);
  await bot.api.call("editMessageText", {
    chat_id: bot.chatId,
    message_id: callbackQuery.message.message_id,
    parse_mode: "HTML",
    link_preview_options: { is_disabled: true },
    ...bookingMessage(t, booking, deskLink(bot.site(), booking.id)),
  });
}

/** Sends the value of `TELEGRAM_CHAT_ID`, for setting up the bot. */
async function sendChatId(bot: Bot, chatId: number) {
  const { t } = i18nFor(bot.lang);
  await bot.api.call("sendMessage", {
    chat_id: chatId,
    text: t("delivery.telegram.chatId", { id: chatId }),
  });
}
