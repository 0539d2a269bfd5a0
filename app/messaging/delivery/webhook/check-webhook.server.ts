import type { ChannelFault, ChannelSettings } from "~/messaging/channel-settings";
import { refusalOfAddress } from "~/web/outbound/safe-address.server";

const FAULT: ChannelFault = { channel: "webhook", name: "WEBHOOK_URL", reason: "private" };

/** Returns the settings without a webhook that leads into a private network. */
export async function withoutPrivateWebhook<S extends ChannelSettings>(settings: S): Promise<S> {
  const { webhook, channelFaults } = settings;
  if (!webhook || webhook.allowPrivate || (await refusalOfAddress(webhook.url)) === null) {
    return settings;
  }
  return { ...settings, webhook: null, channelFaults: [...channelFaults, FAULT] };
}
