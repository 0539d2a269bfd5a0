import type { Sql } from "~/db.server";
import type { BookingStore } from "~/booking/events/booking-store.server";
import { clip } from "~/delivery/clip";
import { decide, type Decided } from "~/delivery/decide.server";
import { actorName, telegramActor } from "~/delivery/decided-by";
import { deskLink } from "~/delivery/desk-link.server";
import { findTold } from "~/delivery/told-booking.queries.server";
import { i18nFor } from "~/i18n/i18n.server";
import { log } from "~/log.server";
import type { Bot } from "./bot.server";
import { bookingMessage, readPressData } from "./message";
import { hasUpdate, insertUpdate } from "./telegram.queries.server";
import type { Press, Update } from "./update";

/** Telegram shows so much of an answer to a press. */
const ANSWER_LENGTH = 200;

/** Carries out an update once. What it decides is in the database before it is answered. */
export async function handleUpdate(store: BookingStore, bot: Bot, update: Update) {
  if (update.callback_query)
    return handlePress(store, bot, update.update_id, update.callback_query);
  if (update.message && bot.chatId === null) await tellChat(bot, update.message.chat.id);
}

async function handlePress(store: BookingStore, bot: Bot, updateId: number, press: Press) {
  const text = await answerTo(store, bot, updateId, press);
  // Always, or the button would go on turning.
  const answer = { callback_query_id: press.id, text: clip(text, ANSWER_LENGTH) };
  const answered = await bot.api.call("answerCallbackQuery", answer);
  if (!answered.ok) log.debug({ status: answered.status }, "a press was not answered");
}

async function answerTo(
  store: BookingStore,
  bot: Bot,
  updateId: number,
  press: Press,
): Promise<string> {
  const { sql } = store;
  const { t } = i18nFor(bot.lang);
  if (!isAllowed(bot, press)) {
    log.warn("a press in Telegram came from a chat or a person who may not decide");
    return t("delivery.telegram.refused");
  }
  const decision = readPressData(press.data);
  if (!decision) return t("delivery.telegram.unknown");
  try {
    if (await hasUpdate(sql, updateId)) return t("delivery.telegram.done");
    const actor = telegramActor(press.from.first_name || press.from.username || "");
    const decided = await decide(store, { ...decision, actor });
    await insertUpdate(sql, updateId);
    if (!decided.ok && decided.reason === "decided")
      await showDecided(sql, bot, press, decision.id);
    return resultText(bot, decided, decision);
  } catch (error) {
    log.error({ err: error }, "a press in Telegram could not be carried out");
    return t("delivery.telegram.failed");
  }
}

function isAllowed({ chatId, staffIds }: Bot, press: Press) {
  if (String(press.message?.chat.id) !== chatId) return false;
  return staffIds === null || staffIds.includes(String(press.from.id));
}

function resultText(
  { lang }: Bot,
  decided: Decided,
  { id, status }: NonNullable<ReturnType<typeof readPressData>>,
) {
  const { t } = i18nFor(lang);
  if (decided.ok) return t(`delivery.telegram.now.${status}`, { id: Number(id) });
  if (decided.reason === "unknown") return t("delivery.telegram.unknown");
  const by = actorName(t, decided.by);
  return t(`delivery.telegram.already.${decided.status}`, { id: Number(id), by });
}

/** The message with the buttons may be an old one: it is brought up to date on the spot. */
async function showDecided(sql: Sql, bot: Bot, press: Press, id: bigint) {
  const booking = await findTold(
    sql,
    { bookingId: Number(id), eventId: null },
    bot.site().company.hours,
  );
  if (!booking || !press.message) return;
  const { t } = i18nFor(bot.lang);
  await bot.api.call("editMessageText", {
    chat_id: bot.chatId,
    message_id: press.message.message_id,
    parse_mode: "HTML",
    link_preview_options: { is_disabled: true },
    ...bookingMessage(t, booking, deskLink(bot.site(), booking.id)),
  });
}

/** For whoever sets the bot up: the number to put into the settings. */
async function tellChat(bot: Bot, chatId: number) {
  const { t } = i18nFor(bot.lang);
  await bot.api.call("sendMessage", {
    chat_id: chatId,
    text: t("delivery.telegram.chatId", { id: chatId }),
  });
}
