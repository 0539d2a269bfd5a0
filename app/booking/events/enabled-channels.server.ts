import type { Settings } from "~/settings.server";
import { CHANNELS, type Channel } from "./channels";

type ChannelSettings = Pick<Settings, "telegram" | "mail" | "whatsapp" | "webhook">;

export function enabledChannels(settings: ChannelSettings): readonly Channel[] {
  const { telegram, mail, whatsapp, webhook } = settings;
  const enabled: Record<Channel, boolean> = {
    telegram: telegram !== null && telegram.chatId !== null,
    emailOperator: mail !== null,
    emailVisitor: mail !== null,
    whatsapp: whatsapp !== null,
    webhook: webhook !== null,
  };
  return CHANNELS.filter((channel) => enabled[channel]);
}
