import { createHmac } from "node:crypto";
import type { PublicSite } from "~/company/public-site";
import type { Language } from "~/i18n/languages";
import { telegramApi, type TelegramApi } from "./api.server";

export type Bot = {
  api: TelegramApi;
  /** The operator's chat; null while it is not known, then the bot tells the numbers of chats. */
  chatId: string | null;
  /** Who of that chat may decide; null for everybody in it. */
  staffIds: readonly string[] | null;
  lang: Language;
  /** The site, as the settings have it when a message is written. */
  site: () => PublicSite;
};

type BotSettings = Pick<Bot, "chatId" | "staffIds"> & { url: string; token: string };

/** The operator's bot. */
export function createBot(
  { url, token, chatId, staffIds }: BotSettings,
  { lang, site }: Pick<Bot, "lang" | "site">,
): Bot {
  return { api: telegramApi({ url, token }), chatId, staffIds, lang, site };
}

/** What Telegram has to show at the webhook; the same on all nodes. `secret` is the site's. */
export function webhookSecret(secret: string): string {
  return createHmac("sha256", secret).update("telegram webhook").digest("base64url");
}
