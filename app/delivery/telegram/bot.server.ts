import { createHmac } from "node:crypto";
import type { Sql } from "~/db.server";
import { env } from "~/env.server";
import type { Language } from "~/i18n/languages";
import { siteSecret } from "~/staff/site-secret.server";
import { telegramApi, type TelegramApi } from "./api.server";

export type Bot = {
  api: TelegramApi;
  /** The operator's chat; null while it is not known, then the bot tells the numbers of chats. */
  chatId: string | null;
  /** Who of that chat may decide; null for everybody in it. */
  staffIds: readonly string[] | null;
  lang: Language;
};

/** The operator's bot, or null where none is set up. */
export const bot: Bot | null = env.TELEGRAM_BOT_TOKEN
  ? {
      api: telegramApi({ url: env.TELEGRAM_API_URL, token: env.TELEGRAM_BOT_TOKEN }),
      chatId: env.TELEGRAM_CHAT_ID ?? null,
      staffIds: env.TELEGRAM_STAFF_IDS?.split(/\s*,\s*/) ?? null,
      lang: env.OPERATOR_LANGUAGE,
    }
  : null;

/** What Telegram has to show at the webhook; the same on all nodes. */
export async function webhookSecret(sql: Sql): Promise<string> {
  const key = await siteSecret(sql);
  return createHmac("sha256", key).update("telegram webhook").digest("base64url");
}
