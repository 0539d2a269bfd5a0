import type { Language } from "~/web/i18n/languages";

/** The channels that settings of the environment switch on. */
export type SetChannel = "mail" | "telegram" | "whatsapp" | "webhook";

/** Examples of the settings of each channel, or both values, for messages about a wrong one. */
export const CHANNEL_EXAMPLES = {
  SMTP_URL: "smtp://user:password@mail.example:587",
  MAIL_FROM: "Mgzavri <hello@mgzavri.example>",
  TELEGRAM_BOT_TOKEN: "123456:ABC-def",
  TELEGRAM_CHAT_ID: "-1001234567890",
  TELEGRAM_API_URL: "https://api.telegram.org",
  TELEGRAM_UPDATES: ["polling", "webhook"],
  TELEGRAM_STAFF_IDS: "123456789,987654321",
  WHATSAPP_TOKEN: "EAAG…",
  WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
  WHATSAPP_TO: "+995555123456",
  WHATSAPP_TEMPLATE: "booking_news",
  WHATSAPP_API_URL: "https://graph.facebook.com",
  WEBHOOK_URL: "https://crm.example/bookings",
  WEBHOOK_SECRET: "openssl rand -hex 32",
  WEBHOOK_ALLOW_PRIVATE: ["on", "off"],
} as const;

export type ChannelSetting = keyof typeof CHANNEL_EXAMPLES;

/**
 * The reason for which a channel is off though some of its settings are set. `form`: the value is wrong; `https`:
 * it is not `https`, or `PUBLIC_URL` is not; `private`: it leads into a private network.
 */
export type ChannelFault = {
  channel: SetChannel;
  name: ChannelSetting;
  reason: "form" | "missing" | "https" | "publicHttps" | "private";
};

export const CHANNEL_SETTINGS = Object.keys(CHANNEL_EXAMPLES) as ChannelSetting[];

export function channelOf(name: ChannelSetting): SetChannel {
  if (name.startsWith("TELEGRAM_")) return "telegram";
  if (name.startsWith("WHATSAPP_")) return "whatsapp";
  return name.startsWith("WEBHOOK_") ? "webhook" : "mail";
}

type Values = Partial<Record<string, unknown>>;

/** Returns whether any of some settings has a value that switches something on. */
const isAnySet = (values: Values, names: readonly string[]) => names.some((name) => values[name]);

const WHATSAPP = [
  "WHATSAPP_TOKEN",
  "WHATSAPP_PHONE_NUMBER_ID",
  "WHATSAPP_TO",
  "WHATSAPP_TEMPLATE",
] as const;

/** The settings of a channel without which others of it do nothing. */
const NEEDED: readonly { name: ChannelSetting; by: readonly string[] }[] = [
  { name: "SMTP_URL", by: ["MAIL_FROM"] },
  { name: "TELEGRAM_BOT_TOKEN", by: ["TELEGRAM_CHAT_ID", "TELEGRAM_STAFF_IDS"] },
  ...WHATSAPP.map((name) => ({ name, by: WHATSAPP })),
  { name: "WEBHOOK_SECRET", by: ["WEBHOOK_URL"] },
  { name: "WEBHOOK_URL", by: ["WEBHOOK_SECRET"] },
];

/**
 * Returns the faults of settings that are right by themselves and do not fit together. The settings in `bad` are
 * left out.
 */
export function combinedFaults(values: Values, bad: ReadonlySet<string>): ChannelFault[] {
  const faults: Omit<ChannelFault, "channel">[] = NEEDED.filter(
    ({ name, by }) =>
      !values[name] &&
      !bad.has(name) &&
      (isAnySet(values, by) || by.some((other) => bad.has(other))),
  ).map(({ name }) => ({ name, reason: "missing" }));
  const { PUBLIC_URL, TELEGRAM_UPDATES, WEBHOOK_URL, WEBHOOK_ALLOW_PRIVATE } = values;
  if (TELEGRAM_UPDATES === "webhook" && !String(PUBLIC_URL).startsWith("https:")) {
    faults.push({ name: "TELEGRAM_UPDATES", reason: "publicHttps" });
  }
  if (String(WEBHOOK_URL).startsWith("http:") && WEBHOOK_ALLOW_PRIVATE !== "on") {
    faults.push({ name: "WEBHOOK_URL", reason: "https" });
  }
  return faults.map((fault) => ({ ...fault, channel: channelOf(fault.name) }));
}

/** How the company and its customers are reached. A channel that is off is null. */
export type ChannelSettings = {
  /** The language of messages to the company. */
  operatorLanguage: Language;
  mail: MailSettings | null;
  telegram: TelegramSettings | null;
  whatsapp: WhatsappSettings | null;
  webhook: { url: URL; secret: string; allowPrivate: boolean } | null;
  /** The reasons for which channels are off though some of their settings are set. */
  channelFaults: readonly ChannelFault[];
};

export type MailSettings = { url: string; from: string | null };

export type TelegramSettings = {
  url: string;
  token: string;
  /** The company's chat; null until it is set up. */
  chatId: string | null;
  /** The Telegram users who may decide; null for all members of the chat. */
  staffIds: readonly string[] | null;
  updates: "polling" | "webhook";
};

export type WhatsappSettings = {
  url: string;
  token: string;
  phoneNumberId: string;
  to: string;
  template: string;
};
