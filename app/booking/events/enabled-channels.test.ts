import { expect, test } from "vitest";
import { readSettings } from "~/server/settings/settings.server";
import { enabledChannels } from "./enabled-channels.server";

const whatsapp = {
  WHATSAPP_TOKEN: "EAAG0123456789abcdef",
  WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
  WHATSAPP_TO: "+995555123456",
  WHATSAPP_TEMPLATE: "booking_news",
};
const webhook = {
  WEBHOOK_URL: "https://crm.example/bookings",
  WEBHOOK_SECRET: "a secret of the webhook",
};

test.each<[string, Record<string, string>, string[]]>([
  ["nothing", {}, []],
  ["a bot without a chat", { TELEGRAM_BOT_TOKEN: "1:a" }, []],
  ["a bot and its chat", { TELEGRAM_BOT_TOKEN: "1:a", TELEGRAM_CHAT_ID: "-1" }, ["telegram"]],
  ["a mail server", { SMTP_URL: "smtp://mail.example" }, ["emailOperator", "emailVisitor"]],
  ["the company's public WhatsApp number", { OPERATOR_WHATSAPP: "+995555123456" }, []],
  ["a complete WhatsApp group", whatsapp, ["whatsapp"]],
  ["a webhook", webhook, ["webhook"]],
])("%s enables its channels", (_, source, channels) => {
  expect(enabledChannels(readSettings(source))).toEqual(channels);
});
