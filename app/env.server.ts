import { z } from "zod";
import { FAILOVER_ATTRS, followsPrimary } from "#db/database-url";
import {
  EXAMPLE_ADDRESS,
  EXAMPLE_CONTACTS,
  PHONE_NUMBER,
  TELEGRAM_NAME,
} from "~/operator-contact-formats";
import { parseTrustedProxies } from "~/trusted-proxies";

const port = z.coerce.number().int().min(0).max(65535);
const phone = z.string().regex(PHONE_NUMBER);

/** Schema with default, and an example for the error message. */
const settings = {
  PORT: setting(port.default(3000), "3000"),
  HOST: setting(z.string().min(1).optional(), "127.0.0.1"),
  PUBLIC_URL: setting(z.url({ protocol: /^https?$/ }).optional(), "https://mgzavri.example"),
  DATABASE_URL: databaseUrl("postgres://user:password@localhost:5432/mgzavri"),
  MIGRATION_DATABASE_URL: databaseUrl("postgres://owner:password@localhost:5432/mgzavri"),
  DATA_DIR: setting(z.string().min(1).default(".data"), "/var/lib/mgzavri"),
  ADMIN_NAME: setting(
    z
      .string()
      .regex(/^[\w.@-]{1,100}$/)
      .default("admin"),
    "nino",
  ),
  ADMIN_PASSWORD: setting(z.string().max(200).optional(), "correct horse battery"),
  SESSION_SECRET: setting(z.string().min(16).optional(), "at least sixteen characters"),
  DRAIN_SECONDS: setting(z.coerce.number().int().min(0).max(300).default(0), "5"),
  HSTS_SUBDOMAINS: setting(z.enum(["on", "off"]).default("off"), "on"),
  HSTS_PRELOAD: setting(z.enum(["on", "off"]).default("off"), "on"),
  BOOKINGS_PER_HOUR: setting(z.coerce.number().int().min(1).max(1_000_000).default(60), "60"),
  PAGES_PER_MINUTE: setting(z.coerce.number().int().min(1).max(1_000_000).default(60), "60"),
  UNCACHED_PAGES_PER_MINUTE: setting(
    z.coerce.number().int().min(1).max(1_000_000).default(300),
    "300",
  ),
  KEEP_BOOKINGS_MONTHS: setting(z.coerce.number().int().min(1).max(600).optional(), "36"),
  BACKUP_DIR: setting(z.string().min(1).optional(), "/var/backups/mgzavri"),
  METRICS_TOKEN: matching(/^[\x21-\x7e]{16,}$/, "at least sixteen characters without spaces"),
  METRICS_PORT: setting(port.optional(), "9464"),
  TRUST_PROXY: setting(
    z
      .string()
      .default("0")
      .transform((text, { addIssue }) => {
        const proxies = parseTrustedProxies(text);
        if (proxies !== null) return proxies;
        addIssue("is neither a number up to 10 nor a list of networks");
        return z.NEVER;
      }),
    "1, or the networks of the proxies: 10.0.0.0/8,fd00::/8",
  ),
  SITE_NAME: setting(z.string().min(1).max(60).default("Mgzavri"), "Mgzavri"),
  OPERATOR_NAME: setting(z.string().min(1).max(100).default(EXAMPLE_CONTACTS.name), "Mgzavri LLC"),
  OPERATOR_PHONE: setting(phone.default(EXAMPLE_CONTACTS.phone), "+995555123456"),
  OPERATOR_EMAIL: setting(z.email().default(EXAMPLE_CONTACTS.email), "hello@mgzavri.example"),
  OPERATOR_WHATSAPP: setting(phone.default(EXAMPLE_CONTACTS.phone), "+995555123456"),
  OPERATOR_TELEGRAM: setting(
    z.string().regex(TELEGRAM_NAME).default("mgzavri"),
    "mgzavri (the user name without @)",
  ),
  OPERATOR_ADDRESS: setting(
    z.string().min(1).max(200).default(EXAMPLE_ADDRESS.en),
    EXAMPLE_ADDRESS.en,
  ),
  SOCIAL_PROOF: setting(z.enum(["simulated", "live", "off"]).optional(), "live"),
  SERVICE_WORKER: setting(z.enum(["on", "off"]).default("on"), "off"),
  GA_MEASUREMENT_ID: matching(/^G-[A-Z0-9]+$/, "G-ABC123DEF4"),
  SMTP_URL: setting(
    z.url({ protocol: /^smtps?$/ }).optional(),
    "smtp://user:pass@mail.example:587",
  ),
  MAIL_FROM: setting(z.string().min(3).optional(), "Mgzavri <hello@mgzavri.example>"),
  TELEGRAM_BOT_TOKEN: matching(/^\d+:[\w-]+$/, "123456:ABC-def"),
  TELEGRAM_CHAT_ID: matching(/^-?\d+$/, "-1001234567890"),
  TELEGRAM_API_URL: setting(
    z.url({ protocol: /^https?$/ }).default("https://api.telegram.org"),
    "https://api.telegram.org",
  ),
  TELEGRAM_UPDATES: setting(z.enum(["polling", "webhook"]).default("polling"), "webhook"),
  TELEGRAM_STAFF_IDS: matching(/^\d+(\s*,\s*\d+)*$/, "123456789,987654321"),
  OPERATOR_LANGUAGE: setting(z.enum(["en", "ka"]).default("en"), "ka"),
  MORNING_HOUR: setting(z.coerce.number().int().min(0).max(23).default(8), "8"),
  WHATSAPP_TOKEN: matching(/^[\x21-\x7e]{16,}$/, "EAAG… (the system user's access token)"),
  WHATSAPP_PHONE_NUMBER_ID: setting(
    z.string().regex(/^\d+$/).optional(),
    "106540352242922 (its ID, not the number)",
  ),
  WHATSAPP_TO: setting(phone.optional(), "+995555123456"),
  WHATSAPP_TEMPLATE: matching(/^[a-z0-9_]{1,512}$/, "booking_news"),
  WHATSAPP_API_URL: setting(
    z.url({ protocol: /^https?$/ }).default("https://graph.facebook.com"),
    "https://graph.facebook.com",
  ),
  WEBHOOK_URL: setting(z.url({ protocol: /^https?$/ }).optional(), "https://crm.example/bookings"),
  WEBHOOK_SECRET: setting(z.string().min(16).optional(), "at least sixteen characters"),
  WEBHOOK_ALLOW_PRIVATE: setting(z.enum(["on", "off"]).default("off"), "off"),
  FEEDS_HOSTS: setting(
    z
      .string()
      .regex(/^[a-z\d.-]+(\s*,\s*[a-z\d.-]+)*$/i)
      .transform((text) =>
        text
          .toLowerCase()
          .split(",")
          .map((host) => host.trim()),
      )
      .optional(),
    "booking.com,calendar.google.com",
  ),
  FEEDS_ALLOW_PRIVATE: setting(z.enum(["on", "off"]).default("off"), "off"),
  LOG_LEVEL: setting(
    z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
    "info",
  ),
  NODE_ENV: setting(
    z.enum(["production", "development", "test"]).default("development"),
    "production",
  ),
};

function databaseUrl(example: string) {
  const schema = z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/)
    .refine(followsPrimary, `with several hosts target_session_attrs must be ${FAILOVER_ATTRS}`)
    .optional();
  return setting(schema, example);
}

/** An optional text. */
function matching(pattern: RegExp, example: string) {
  return setting(z.string().regex(pattern).optional(), example);
}

function setting<Schema extends z.ZodType>(schema: Schema, example: string) {
  return { schema, example };
}

export type Env = {
  [Name in keyof typeof settings]: z.output<(typeof settings)[Name]["schema"]>;
} & {
  HOST: string;
};

/** An empty value counts as unset. Throws one error that names every bad variable with an example. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const faults: string[] = [];
  const bad = new Set<string>();
  const values: Record<string, unknown> = {};
  for (const [name, { schema, example }] of Object.entries(settings)) {
    const parsed = schema.safeParse(source[name]?.trim() || undefined);
    if (parsed.success) values[name] = parsed.data;
    else {
      bad.add(name);
      faults.push(`${name}: ${parsed.error.issues[0]?.message} (for example: ${example})`);
    }
  }
  faults.push(...missingRequirements(values, bad));
  if (faults.length) throw new Error(`bad environment\n  ${faults.join("\n  ")}`);
  values.HOST ??= values.NODE_ENV === "production" ? "0.0.0.0" : "127.0.0.1";
  return values as Env;
}

/** All of them or none. */
const WHATSAPP_SETTINGS = [
  "WHATSAPP_TOKEN",
  "WHATSAPP_PHONE_NUMBER_ID",
  "WHATSAPP_TO",
  "WHATSAPP_TEMPLATE",
] as const;

/** Settings that another one requires. */
const REQUIREMENTS = [
  {
    needed: "DATABASE_URL",
    by: "MIGRATION_DATABASE_URL",
    isNeeded: (value: unknown) => Boolean(value),
  },
  { needed: "WEBHOOK_SECRET", by: "WEBHOOK_URL", isNeeded: (value: unknown) => Boolean(value) },
  {
    // Browsers' lists take a host with all its subdomains only.
    needed: "HSTS_SUBDOMAINS",
    by: "HSTS_PRELOAD=on",
    isNeeded: (_: unknown, values: Record<string, unknown>) => values.HSTS_PRELOAD === "on",
  },
  {
    needed: "PUBLIC_URL",
    by: "TELEGRAM_UPDATES=webhook",
    isNeeded: (_: unknown, values: Record<string, unknown>) =>
      values.TELEGRAM_UPDATES === "webhook",
  },
  ...WHATSAPP_SETTINGS.map((needed) => ({
    needed,
    by: "WhatsApp",
    isNeeded: (_: unknown, values: Record<string, unknown>) =>
      WHATSAPP_SETTINGS.some((name) => values[name]),
  })),
] as const;

function missingRequirements(values: Record<string, unknown>, bad: ReadonlySet<string>) {
  return REQUIREMENTS.filter(
    ({ needed, by, isNeeded }) =>
      (!values[needed] || values[needed] === "off") &&
      !bad.has(needed) &&
      isNeeded(values[by], values),
  ).map(({ needed, by }) => `${needed}: ${by} needs it (for example: ${settings[needed].example})`);
}
