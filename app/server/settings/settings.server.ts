import { join, resolve } from "node:path";
import type { DatabaseTarget } from "#db/connect";
import { DEFAULT_HOURS } from "~/catalog/company/company";
import type { PresentationDefaults } from "~/catalog/company/site-settings";
import {
  type ChannelSettings,
  type TelegramSettings,
  type WhatsappSettings,
  CHANNEL_SETTINGS,
} from "~/messaging/channel-settings";
import { readChannelFaults, readEnv, type Env } from "./env.server";
import { PASSWORD_COST, type HashCost } from "~/staff/password-rules";
import type { TrustedProxies } from "~/web/http/trusted-proxies";
import { distance } from "fastest-levenshtein";
import { readMovedSettings, type MovedSettings } from "./moved-settings.server";
import { SETTING_FORMATS } from "./setting-formats";

/** The parsed environment. A group is complete, or null if it is not set up. */
export type Settings = ChannelSettings & {
  port: number;
  host: string;
  /** If it is null, links lead to localhost, and the origin check uses the request's host. */
  publicUrl: string | null;
  /** The value of `Strict-Transport-Security`; null unless `publicUrl` is https. */
  hsts: string | null;
  database: DatabaseTarget;
  drainSeconds: number;
  /** How many bookings are accepted from one network. */
  bookingsPerHour: number;
  /** How many pages with parameters, and not from the page cache, one network gets. */
  pagesPerMinute: number;
  /** How many pages without parameters, and not from the page cache, one network without a session gets. */
  uncachedPagesPerMinute: number;
  /** Months after which a booking's personal data is erased. Null never erases it. */
  keepBookingsMonths: number | null;
  /** An absolute path. */
  backupFolder: string;
  /** Access to `/metrics`. Null turns it off. */
  metrics: { token: string | null; port: number | null } | null;
  /** The trusted reverse proxies in front. */
  proxies: TrustedProxies;
  /** Name of the first account. */
  adminName: string;
  adminPassword: string | null;
  /** Cost of new password hashes. The environment does not set it: tests have a lower one. */
  passwordCost: HashCost;
  sessionSecret: string | null;
  /** Defaults for what the owner sets on the desk. */
  presentation: PresentationDefaults;
  usesServiceWorker: boolean;
  measurementId: string | null;
  /** Hosts that imported calendars may come from. Null allows any public host. */
  feedsHosts: readonly string[] | null;
  /** Whether imported calendars may be on http and in private networks, for tests. */
  allowsPrivateFeeds: boolean;
  /** What the environment still says about settings of the desk. */
  moved: MovedSettings;
  /** Variables whose names are nearly those of settings. */
  misspelt: readonly { name: string; meant: string }[];
  logLevel: Env["LOG_LEVEL"];
  isDevelopment: boolean;
};

/** Throws one error that names every bad variable. */
export function readSettings(source: Record<string, string | undefined>): Settings {
  const env = readEnv(source);
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL ?? null,
    hsts: hstsOf(env),
    database: {
      databaseUrl: env.DATABASE_URL,
      migrationUrl: env.MIGRATION_DATABASE_URL,
      dataDir: env.DATA_DIR,
    },
    drainSeconds: env.DRAIN_SECONDS,
    bookingsPerHour: env.BOOKINGS_PER_HOUR,
    pagesPerMinute: env.PAGES_PER_MINUTE,
    uncachedPagesPerMinute: env.UNCACHED_PAGES_PER_MINUTE,
    keepBookingsMonths: env.KEEP_BOOKINGS_MONTHS ?? null,
    backupFolder: resolve(env.BACKUP_DIR ?? join(env.DATA_DIR, "backups")),
    metrics: metricsOf(env),
    proxies: env.TRUST_PROXY,
    adminName: env.ADMIN_NAME,
    adminPassword: env.ADMIN_PASSWORD ?? null,
    passwordCost: PASSWORD_COST,
    sessionSecret: env.SESSION_SECRET ?? null,
    presentation: presentationOf(env),
    // In development files change without changing their names.
    usesServiceWorker: env.SERVICE_WORKER === "on" && env.NODE_ENV === "production",
    measurementId: env.GA_MEASUREMENT_ID ?? null,
    operatorLanguage: env.OPERATOR_LANGUAGE,
    mail: env.SMTP_URL ? { url: env.SMTP_URL, from: env.MAIL_FROM ?? null } : null,
    telegram: telegramOf(env),
    whatsapp: whatsappOf(env),
    webhook: webhookOf(env),
    channelFaults: readChannelFaults(source),
    feedsHosts: env.FEEDS_HOSTS ?? null,
    allowsPrivateFeeds: env.FEEDS_ALLOW_PRIVATE === "on",
    moved: readMovedSettings(source),
    misspelt: misspeltSettings(source),
    logLevel: env.LOG_LEVEL,
    isDevelopment: env.NODE_ENV === "development",
  };
}

/**
 * A year is the shortest time that browsers' lists of https sites accept, and they take only sites that ask
 * for it.
 */
function hstsOf({ PUBLIC_URL, HSTS_SUBDOMAINS, HSTS_PRELOAD }: Env) {
  if (!PUBLIC_URL?.startsWith("https:")) return null;
  // Subdomains are not ours to decide about: one without https could not be reached any more.
  const subdomains = HSTS_SUBDOMAINS === "on" ? "; includeSubDomains" : "";
  const preload = HSTS_PRELOAD === "on" ? "; preload" : "";
  return `max-age=31536000${subdomains}${preload}`;
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
      address: { en: env.OPERATOR_ADDRESS },
      hours: DEFAULT_HOURS,
    },
    socialProof: env.SOCIAL_PROOF ?? null,
    languages: env.SITE_LANGUAGES,
  };
}

function metricsOf({ METRICS_TOKEN: token, METRICS_PORT: port }: Env) {
  if (token === undefined && port === undefined) return null;
  return { token: token ?? null, port: port ?? null };
}

function telegramOf(env: Env): TelegramSettings | null {
  if (!env.TELEGRAM_BOT_TOKEN) return null;
  return {
    url: env.TELEGRAM_API_URL,
    token: env.TELEGRAM_BOT_TOKEN,
    chatId: env.TELEGRAM_CHAT_ID ?? null,
    staffIds: env.TELEGRAM_STAFF_IDS?.split(",").map((id) => id.trim()) ?? null,
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

const NAMES = [...Object.keys(SETTING_FORMATS), ...CHANNEL_SETTINGS];

/** Beginnings of variable names that only this site has. */
const PREFIXES = ["OPERATOR_", "TELEGRAM_", "WHATSAPP_", "WEBHOOK_", "FEEDS_", "HSTS_"];

/** Returns names that are nearly those of settings, each with the setting that is probably meant. */
export function misspeltSettings(source: Readonly<Record<string, string | undefined>>) {
  return Object.keys(source)
    .filter((name) => !NAMES.includes(name) && source[name]?.trim())
    .flatMap((name) => {
      const meant = nearestTo(name);
      // On Windows, names of variables are not case-sensitive: this is the setting itself.
      const isSame = meant !== null && source[meant] === source[name];
      return meant === null || isSame ? [] : [{ name, meant }];
    });
}

/** Returns null if no setting is near enough. */
function nearestTo(name: string): string | null {
  const written = name.toUpperCase().replaceAll("-", "_");
  const near = NAMES.map((known) => ({ known, steps: distance(written, known) })).toSorted(
    (one, other) => one.steps - other.steps,
  )[0]!;
  const isOurs = PREFIXES.some((prefix) => written.startsWith(prefix));
  return isOurs || near.steps <= allowedSteps(near.known) ? near.known : null;
}

/** Short names allow fewer changes: other programs have variables such as `HOME` and `PORTS`. */
function allowedSteps({ length }: string) {
  if (length < 6) return 0;
  return length < 10 ? 1 : 2;
}
