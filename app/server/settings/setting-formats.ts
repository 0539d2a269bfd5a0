import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";
import { databaseUrlFault } from "#db/database-url";
import { readEmail } from "~/web/email-address.server";
import { EXAMPLE_ADDRESS, EXAMPLE_CONTACTS, EXAMPLE_TELEGRAM } from "~/catalog/company/company";
import { TELEGRAM_NAME } from "~/web/contact-formats";
import {
  FALLBACK_LANGUAGE,
  isLanguage,
  LANGUAGES,
  offeredLanguages,
  type Language,
} from "~/web/i18n/languages";
import { readPhone } from "~/web/phone-number.server";
import { PASSWORD_EXAMPLE, SECRET_EXAMPLE } from "~/staff/published-secrets";
import { parseTrustedProxies } from "~/web/http/trusted-proxies";

const SWITCH = z.enum(["on", "off"]);

/** All settings but those of channels: the form with its default, the form in words, and an example. */
export const SETTING_FORMATS = {
  PORT: { schema: port().default(3000), must: "be a port, 0 to 65535", example: "3000" },
  HOST: {
    schema: z.string().min(1).optional(),
    must: "be an address of this machine",
    example: "127.0.0.1",
  },
  PUBLIC_URL: {
    schema: readBy(readOrigin).optional(),
    must: "be an http or https address without a path: a site below a path is not supported",
    example: "https://mgzavri.example",
  },
  DATABASE_URL: databaseUrl("postgres://user:password@localhost:5432/mgzavri"),
  MIGRATION_DATABASE_URL: databaseUrl("postgres://owner:password@localhost:5432/mgzavri"),
  DATA_DIR: {
    schema: z.string().min(1).default(".data"),
    must: "be a folder",
    example: "/var/lib/mgzavri",
  },
  ADMIN_NAME: {
    schema: pattern(/^[\w.@-]{1,100}$/).default("admin"),
    must: "be at most 100 Latin letters, digits and the characters . _ @ -",
    example: "nino",
  },
  ADMIN_PASSWORD: {
    schema: z.string().max(200).optional(),
    must: "have at most 200 characters",
    example: PASSWORD_EXAMPLE,
  },
  SESSION_SECRET: {
    schema: z.string().min(16).optional(),
    must: "have at least 16 characters",
    example: SECRET_EXAMPLE,
  },
  DRAIN_SECONDS: wholeNumber([0, 300], 0, "5"),
  HSTS_SUBDOMAINS: { schema: SWITCH.default("off"), must: "be on or off", example: "on" },
  HSTS_PRELOAD: { schema: SWITCH.default("off"), must: "be on or off", example: "on" },
  BOOKINGS_PER_HOUR: wholeNumber([1, 1_000_000], 60),
  PAGES_PER_MINUTE: wholeNumber([1, 1_000_000], 300),
  UNCACHED_PAGES_PER_MINUTE: wholeNumber([1, 1_000_000], 300),
  KEEP_BOOKINGS_MONTHS: {
    schema: z.coerce.number().int().min(1).max(600).optional(),
    must: "be a whole number, 1 to 600",
    example: "36",
  },
  BACKUP_DIR: {
    schema: z.string().min(1).optional(),
    must: "be a folder",
    example: "/var/backups/mgzavri",
  },
  METRICS_TOKEN: {
    schema: pattern(/^[\x21-\x7e]{16,}$/).optional(),
    must: "have at least 16 Latin letters, digits and symbols, and no spaces",
    example: SECRET_EXAMPLE,
  },
  METRICS_PORT: { schema: port().optional(), must: "be a port, 0 to 65535", example: "9464" },
  TRUST_PROXY: {
    schema: readBy(parseTrustedProxies).prefault("0"),
    must: "be a number up to 10, or a list of networks",
    example: "1, or the networks of the proxies: 10.0.0.0/8,fd00::/8",
  },
  SITE_NAME: line(60, "Mgzavri", "Mgzavri"),
  OPERATOR_NAME: line(100, EXAMPLE_CONTACTS.name, "Mgzavri LLC"),
  OPERATOR_PHONE: phone(EXAMPLE_CONTACTS.phone),
  OPERATOR_EMAIL: {
    schema: readBy(readEmail).default(EXAMPLE_CONTACTS.email),
    must: "be an email address",
    example: "hello@mgzavri.example",
  },
  OPERATOR_WHATSAPP: phone(EXAMPLE_CONTACTS.phone),
  OPERATOR_TELEGRAM: {
    schema: pattern(TELEGRAM_NAME).default(EXAMPLE_TELEGRAM),
    must: "be a user name of 4 to 32 Latin letters, digits and underscores",
    example: "mgzavri (the user name without @)",
  },
  OPERATOR_ADDRESS: line(200, EXAMPLE_ADDRESS.en, EXAMPLE_ADDRESS.en),
  SITE_LANGUAGES: {
    schema: readBy(readLanguages).default([...LANGUAGES]),
    must: `be codes of languages, separated by commas: ${LANGUAGES.join(", ")}`,
    example: LANGUAGES.join(","),
  },
  SOCIAL_PROOF: {
    schema: z.enum(["simulated", "live", "off"]).optional(),
    must: "be simulated, live or off",
    example: "live",
  },
  SERVICE_WORKER: { schema: SWITCH.default("on"), must: "be on or off", example: "off" },
  GA_MEASUREMENT_ID: {
    schema: pattern(/^G-[A-Z0-9]+$/).optional(),
    must: "be G- followed by capital letters or digits",
    example: "G-ABC123DEF4",
  },
  OPERATOR_LANGUAGE: {
    schema: z.enum(LANGUAGES).default(FALLBACK_LANGUAGE),
    must: `be ${LANGUAGES.join(" or ")}`,
    example: "ka",
  },
  FEEDS_HOSTS: {
    schema: pattern(/^[a-z\d.-]+(\s*,\s*[a-z\d.-]+)*$/i)
      .transform((list) =>
        list
          .toLowerCase()
          .split(",")
          .map((host) => host.trim()),
      )
      .optional(),
    must: "be host names separated by commas",
    example: "booking.com,calendar.google.com",
  },
  FEEDS_ALLOW_PRIVATE: { schema: SWITCH.default("off"), must: "be on or off", example: "off" },
  LOG_LEVEL: {
    schema: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    must: "be fatal, error, warn, info, debug, trace or silent",
    example: "info",
  },
  NODE_ENV: {
    schema: z.enum(["production", "development", "test"]).default("development"),
    must: "be production, development or test",
    example: "production",
  },
};

/** The settings of channels. `~/messaging/channel-settings` has examples, the texts of the desk have words. */
export const CHANNEL_FORMATS = {
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().refine(isOneSender).optional(),
  TELEGRAM_BOT_TOKEN: pattern(/^\d+:[\w-]+$/).optional(),
  TELEGRAM_CHAT_ID: pattern(/^-?\d+$/).optional(),
  TELEGRAM_API_URL: webAddress().default("https://api.telegram.org"),
  TELEGRAM_UPDATES: z.enum(["polling", "webhook"]).default("polling"),
  TELEGRAM_STAFF_IDS: pattern(/^\d+(\s*,\s*\d+)*$/).optional(),
  WHATSAPP_TOKEN: pattern(/^[\x21-\x7e]{16,}$/).optional(),
  WHATSAPP_PHONE_NUMBER_ID: pattern(/^\d+$/).optional(),
  WHATSAPP_TO: readBy(readPhone).optional(),
  WHATSAPP_TEMPLATE: pattern(/^[a-z0-9_]{1,512}$/).optional(),
  WHATSAPP_API_URL: webAddress().default("https://graph.facebook.com"),
  WEBHOOK_URL: webAddress().optional(),
  WEBHOOK_SECRET: z.string().min(16).optional(),
  WEBHOOK_ALLOW_PRIVATE: SWITCH.default("off"),
};

function pattern(form: RegExp) {
  return z.string().regex(form);
}

function port() {
  return z.coerce.number().int().min(0).max(65_535);
}

function webAddress() {
  return z.url({ protocol: /^https?$/ });
}

function wholeNumber([from, to]: [number, number], initial: number, example = String(initial)) {
  return {
    schema: z.coerce.number().int().min(from).max(to).default(initial),
    must: `be a whole number, ${from} to ${to}`,
    example,
  };
}

function line(max: number, initial: string, example: string) {
  return {
    schema: z.string().max(max).default(initial),
    must: `have at most ${max} characters`,
    example,
  };
}

function phone(initial: string) {
  return {
    schema: readBy(readPhone).default(initial),
    must: "be a phone number with + and the country code",
    example: "+995 555 12 34 56",
  };
}

/** The fault of an address is more exact than `must`, so it replaces it. */
function databaseUrl(example: string) {
  const schema = z.string().superRefine((url, { addIssue }) => {
    const fault = databaseUrlFault(url);
    if (fault) addIssue(fault);
  });
  return { schema: schema.optional(), must: null, example };
}

/** Returns a transform for a function that returns null for invalid texts. */
function readBy<Value>(read: (typed: string) => Value | null) {
  return z.string().transform((typed, { addIssue }) => {
    const value = read(typed);
    if (value !== null) return value;
    addIssue("is wrong");
    return z.NEVER;
  });
}

/** Returns null for a list with a code of no language. */
function readLanguages(list: string): Language[] | null {
  const codes = list.split(",").map((code) => code.trim().toLowerCase());
  return codes.every(isLanguage) ? offeredLanguages(codes) : null;
}

/** Returns null also for an address with a path, a user, or parameters. */
function readOrigin(typed: string): string | null {
  if (!/^https?:\/\//i.test(typed) || !URL.canParse(typed)) return null;
  const { href, origin } = new URL(typed);
  return href === `${origin}/` ? origin : null;
}

/** Returns whether a text is `Name <address>` or an address. Two would both be authors of one message. */
function isOneSender(typed: string): boolean {
  const senders = addressparser(typed);
  const [first] = senders;
  return senders.length === 1 && readEmail(first?.address ?? "") !== null;
}
