import { createHmac } from "node:crypto";
import type { PublicSite } from "~/catalog/company/public-site";
import type { Language } from "~/web/i18n/languages";
import { telegramApi, type TelegramApi } from "./api.server";

export type Bot = {
  api: TelegramApi;
  /** The company's chat. Null until it is set up; then the bot replies with the number of a chat. */
  chatId: string | null;
  /** The Telegram users who may decide; null for all members of the chat. */
  staffIds: readonly string[] | null;
  lang: Language;
  /** Returns the site with its current settings. */
  site: () => PublicSite;
};

type BotSettings = Pick<Bot, "chatId" | "staffIds"> & { url: string; token: string };

export function createBot(
  { url, token, chatId, staffIds }: BotSettings,
  { lang, site }: Pick<Bot, "lang" | "site">,
): Bot {
  return { api: telegramApi({ url, token }), chatId, staffIds, lang, site };
}

/**
 * Returns the secret that Telegram sends with each webhook request. It is derived from the site's secret, so equal
 * on all nodes.
 */
export function webhookSecret(secret: string): string {
  return createHmac("sha256", secret).update("telegram webhook").digest("base64url");
}
