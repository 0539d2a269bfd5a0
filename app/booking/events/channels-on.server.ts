import { env, WHATSAPP_SETTINGS, type Env } from "~/env.server";
import { CHANNELS, type Channel } from "./channels";

type ChannelSettings = Pick<
  Env,
  | "TELEGRAM_BOT_TOKEN"
  | "TELEGRAM_CHAT_ID"
  | "SMTP_URL"
  | "WEBHOOK_URL"
  | (typeof WHATSAPP_SETTINGS)[number]
>;

/** The channels that the settings turn on. */
export function readChannels(settings: ChannelSettings): readonly Channel[] {
  const on: Record<Channel, boolean> = {
    telegram: Boolean(settings.TELEGRAM_BOT_TOKEN && settings.TELEGRAM_CHAT_ID),
    emailOperator: Boolean(settings.SMTP_URL),
    emailVisitor: Boolean(settings.SMTP_URL),
    whatsapp: WHATSAPP_SETTINGS.every((name) => settings[name]),
    webhook: Boolean(settings.WEBHOOK_URL),
  };
  return CHANNELS.filter((channel) => on[channel]);
}

/** The channels of this site. */
export const channelsOn = readChannels(env);
