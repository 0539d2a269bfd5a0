import type { DatabaseTarget } from "#db/connect";
import { DEFAULT_HOURS } from "~/company/office-hours";
import type { PresentationDefaults } from "~/company/site-settings";
import { readEnv, type Env } from "~/env.server";
import type { Language } from "~/i18n/languages";

/** The parsed environment. A group is complete, or null if it is not set up. */
export type Settings = {
  port: number;
  host: string;
  /** Null: links lead to localhost, and the origin check uses the request's host. */
  publicUrl: string | null;
  database: DatabaseTarget;
  drainSeconds: number;
  /** Number of trusted reverse proxies in front. */
  proxies: number;
  adminPassword: string | null;
  sessionSecret: string | null;
  /** Defaults for what the operator sets on the desk. */
  presentation: PresentationDefaults;
  usesServiceWorker: boolean;
  measurementId: string | null;
  operatorLanguage: Language;
  mail: { url: string; from: string | null } | null;
  telegram: TelegramSettings | null;
  whatsapp: WhatsappSettings | null;
  webhook: { url: URL; secret: string; allowPrivate: boolean } | null;
  logLevel: Env["LOG_LEVEL"];
  isDevelopment: boolean;
};

export type TelegramSettings = {
  url: string;
  token: string;
  /** The operator's chat; null until it is set up. */
  chatId: string | null;
  /** Telegram users who may decide; null for all members of the chat. */
  staffIds: readonly string[] | null;
  updates: Env["TELEGRAM_UPDATES"];
};

export type WhatsappSettings = {
  url: string;
  token: string;
  phoneNumberId: string;
  to: string;
  template: string;
};

/** Throws one error that names every bad variable. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const env = readEnv(source);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? null,
    database: { databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR },
    drainSeconds: env.DRAIN_SECONDS,
    proxies: env.TRUST_PROXY,
    adminPassword: env.ADMIN_PASSWORD ?? null,
    sessionSecret: env.SESSION_SECRET ?? null,
    presentation: presentationOf(env),
    // Not in development, where files change without changing their names.
    usesServiceWorker: env.SERVICE_WORKER === "on" && env.NODE_ENV === "production",
    measurementId: env.GA_MEASUREMENT_ID ?? null,
    operatorLanguage: env.OPERATOR_LANGUAGE,
    mail: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? null } : null,
    telegram: telegramOf(env),
    whatsapp: whatsappOf(env),
    webhook: webhookOf(env),
    logLevel: env.LOG_LEVEL,
    isDevelopment: env.NODE_ENV === "development",
  };
}

function presentationOf(env: Env): PresentationDefaults {
  return {
    company: {
      siteName: env.SITE_NAME,
      name: env.OPERATOR_NAME,
      phone: env.OPERATOR_PHONE,
      email: env.OPERATOR_EMAIL,
      whatsapp: env.OPERATOR_WHATSAPP,
      telegram: env.OPERATOR_TELEGRAM,
      address: env.OPERATOR_ADDRESS,
      hours: DEFAULT_HOURS,
    },
    socialProof: env.SOCIAL_PROOF ?? null,
  };
}

function telegramOf(env: Env): TelegramSettings | null {
  if (!env.TELEGRAM_BOT_TOKEN) return null;
  return {
    url: env.TELEGRAM_API_URL,
    token: env.TELEGRAM_BOT_TOKEN,
    chatId: env.TELEGRAM_CHAT_ID ?? null,
    staffIds: env.TELEGRAM_STAFF_IDS?.split(/\s*,\s*/) ?? null,
    updates: env.TELEGRAM_UPDATES,
  };
}

function whatsappOf(env: Env): WhatsappSettings | null {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = env;
  const { WHATSAPP_TO: to, WHATSAPP_TEMPLATE: template, WHATSAPP_API_URL: url } = env;
  if (!token || !phoneNumberId || !to || !template) return null;
  return { url, token, phoneNumberId, to, template };
}

function webhookOf(env: Env) {
  if (!env.WEBHOOK_URL || !env.WEBHOOK_SECRET) return null;
  return {
    url: new URL(env.WEBHOOK_URL),
    secret: env.WEBHOOK_SECRET,
    allowPrivate: env.WEBHOOK_ALLOW_PRIVATE === "on",
  };
}
