import { CHANNELS, type Channel } from "./channels";

/** The settings of the channels; a channel without settings is off. */
type ChannelSettings = {
  telegram: { chatId: string | null } | null;
  mail: object | null;
  whatsapp: object | null;
  webhook: object | null;
};

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
