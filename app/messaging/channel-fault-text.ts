import type { TFunction } from "i18next";
import { CHANNEL_EXAMPLES, type ChannelFault } from "./channel-settings";

/** Returns why a channel is off, as log and desk say it. */
export function channelFaultText(t: TFunction, { channel, name, reason }: ChannelFault): string {
  const [example, other] = [CHANNEL_EXAMPLES[name]].flat();
  return t("settings.channels.off", {
    channel: t(`settings.channels.names.${channel}`),
    reason: t(`settings.channels.reasons.${reason}`, {
      name: reason === "publicHttps" ? `${name}=webhook` : name,
      form: t(`settings.channels.forms.${name}`, { example, other }),
    }),
  });
}
