import { randomUUID } from "node:crypto";
import type { PublicSite } from "~/catalog/company/public-site";
import { createMailer } from "~/messaging/delivery/mail/mailer.server";
import type { Outcome } from "~/messaging/delivery/retry-policy";
import type { Bot } from "~/messaging/delivery/telegram/bot.server";
import { telegramOutcome } from "~/messaging/delivery/telegram/outcome";
import { i18nFor } from "~/texts/i18n.server";
import type { ChannelSettings } from "~/messaging/channel-settings";

export type TestChannel = "telegram" | "mail";

export type MessageSite = {
  settings: ChannelSettings;
  bot: Bot | null;
  publicSite: () => PublicSite;
};

/** Returns the channels to the company that are set up. */
export function testChannels({ settings, bot }: MessageSite): TestChannel[] {
  const channels: TestChannel[] = [];
  if (bot?.chatId) channels.push("telegram");
  if (settings.mail) channels.push("mail");
  return channels;
}

/** Sends a message to the company by each channel. Returns why those that failed did. */
export async function sendTestMessages(site: MessageSite) {
  const sent = testChannels(site).map(async (channel) => ({
    channel,
    outcome: await SENDERS[channel](site),
  }));
  const failed = (await Promise.all(sent)).flatMap(({ channel, outcome }) =>
    outcome.kind === "sent" ? [] : [{ channel, reason: reasonOf(outcome) }],
  );
  return { failed };
}

const SENDERS = { telegram: sendByTelegram, mail: sendByMail };

async function sendByTelegram({ settings, bot }: MessageSite): Promise<Outcome> {
  if (!bot?.chatId) return { kind: "dropped" };
  const { t } = i18nFor(settings.operatorLanguage);
  const body = { chat_id: bot.chatId, text: t("setup.message.text") };
  return telegramOutcome(await bot.api.call("sendMessage", body));
}

async function sendByMail({ settings, publicSite }: MessageSite): Promise<Outcome> {
  if (!settings.mail) return { kind: "dropped" };
  const { t } = i18nFor(settings.operatorLanguage);
  const { name, email } = publicSite().company;
  const address = { name, address: email };
  const text = t("setup.message.text");
  return createMailer(settings.mail.url).send({
    messageId: `<${randomUUID()}@test>`,
    from: settings.mail.from ?? address,
    to: address,
    replyTo: address,
    subject: t("setup.message.subject"),
    text,
    html: `<p>${text}</p>`,
    headers: {},
  });
}

function reasonOf(outcome: Outcome): string {
  return "reason" in outcome ? outcome.reason : outcome.kind;
}
