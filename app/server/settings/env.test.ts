import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readChannelFaults, readEnv } from "./env.server";

test("without any variable every setting has its default", () => {
  expect(readEnv({})).toEqual({
    PORT: 3000,
    HOST: "127.0.0.1",
    DATA_DIR: ".data",
    DRAIN_SECONDS: 0,
    ADMIN_NAME: "admin",
    HSTS_SUBDOMAINS: "off",
    HSTS_PRELOAD: "off",
    BOOKINGS_PER_HOUR: 60,
    PAGES_PER_MINUTE: 300,
    UNCACHED_PAGES_PER_MINUTE: 300,
    TRUST_PROXY: 0,
    SITE_NAME: "Mgzavri",
    OPERATOR_NAME: "Mgzavri",
    OPERATOR_PHONE: "+995555000000",
    OPERATOR_EMAIL: "hello@mgzavri.example",
    OPERATOR_WHATSAPP: "+995555000000",
    OPERATOR_TELEGRAM: "mgzavri",
    OPERATOR_ADDRESS: "Rustaveli Avenue 1, Tbilisi",
    SITE_LANGUAGES: ["en", "ka"],
    SERVICE_WORKER: "on",
    TELEGRAM_API_URL: "https://api.telegram.org",
    TELEGRAM_UPDATES: "polling",
    OPERATOR_LANGUAGE: "en",
    WHATSAPP_API_URL: "https://graph.facebook.com",
    WEBHOOK_ALLOW_PRIVATE: "off",
    FEEDS_ALLOW_PRIVATE: "off",
    LOG_LEVEL: "info",
    NODE_ENV: "development",
  });
});

test("in production the site listens on all interfaces unless HOST is set", () => {
  expect(readEnv({ NODE_ENV: "production" }).HOST).toBe("0.0.0.0");
  expect(readEnv({ NODE_ENV: "production", HOST: "::1" }).HOST).toBe("::1");
});

test("no secret has a default", () => {
  const env = readEnv({});
  expect([env.ADMIN_PASSWORD, env.SESSION_SECRET, env.TELEGRAM_BOT_TOKEN]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test("an empty or blank value counts as unset, and values are trimmed", () => {
  const env = readEnv({ PORT: "", DATABASE_URL: "  ", SITE_NAME: " Cars ", SOCIAL_PROOF: " off " });
  expect(env).toMatchObject({ PORT: 3000, SITE_NAME: "Cars", SOCIAL_PROOF: "off" });
  expect(env.DATABASE_URL).toBeUndefined();
});

test("ignores unknown variables", () => {
  expect(readEnv({ PATH: "/bin" })).not.toHaveProperty("PATH");
});

describe("accepts a valid value", () => {
  test.each([
    ["PORT", "0", 0],
    ["PORT", "65535", 65_535],
    ["TRUST_PROXY", "2", 2],
    ["PUBLIC_URL", "https://mgzavri.example", "https://mgzavri.example"],
    ["PUBLIC_URL", "http://localhost:3000", "http://localhost:3000"],
    ["DATABASE_URL", "postgres://u:p@a:5432,b:5432/db?target_session_attrs=primary", undefined],
    ["DATABASE_URL", "postgres://u:p@a,b/db", undefined],
    ["DATABASE_URL", "postgresql://localhost/db", undefined],
    ["DRAIN_SECONDS", "3", 3],
    ["BOOKINGS_PER_HOUR", "5", 5],
    ["KEEP_BOOKINGS_MONTHS", "36", 36],
    ["PAGES_PER_MINUTE", "600", 600],
    ["UNCACHED_PAGES_PER_MINUTE", "600", 600],
    ["PUBLIC_URL", "https://Mgzavri.example/", "https://mgzavri.example"],
    ["OPERATOR_PHONE", "+995555123456", undefined],
    ["OPERATOR_PHONE", "+995 599 11 22 33", "+995599112233"],
    ["OPERATOR_WHATSAPP", "+995 (0) 599 11-22-33", "+995599112233"],
    ["OPERATOR_PHONE", "\u200e+995.599.112.233", "+995599112233"],
    ["OPERATOR_PHONE", "＋９９５ 599 112 233", "+995599112233"],
    ["OPERATOR_TELEGRAM", "mgzavri_cars", undefined],
    ["SMTP_URL", "smtps://user:pass@mail.example:465", undefined],
    ["SOCIAL_PROOF", "live", undefined],
    ["SITE_LANGUAGES", "ka, en", ["en", "ka"]],
    ["SITE_LANGUAGES", "ka", ["en", "ka"]],
    ["SITE_LANGUAGES", "EN", ["en"]],
    ["SERVICE_WORKER", "off", undefined],
    ["LOG_LEVEL", "silent", undefined],
  ])("%s=%s", (name, value, read) => {
    expect(readEnv({ [name]: value })[name as "PORT"]).toEqual(read ?? value);
  });
});

describe("rejects a bad value with its name and an example", () => {
  test.each([
    ["PORT", "http", "3000"],
    ["PORT", "65536", "3000"],
    ["PORT", "-1", "3000"],
    ["PORT", "80.5", "3000"],
    ["PUBLIC_URL", "mgzavri.example", "https://mgzavri.example"],
    ["PUBLIC_URL", "ftp://mgzavri.example", "https://mgzavri.example"],
    ["DATABASE_URL", "mysql://localhost/db", "postgres://user:password@localhost:5432/mgzavri"],
    ["DATABASE_URL", "localhost", "postgres://user:password@localhost:5432/mgzavri"],
    [
      "DATABASE_URL",
      "postgres://u:p@a:5432,b:5432/db?target_session_attrs=read-write",
      "postgres://user:password@localhost:5432/mgzavri",
    ],
    ["DRAIN_SECONDS", "-1", "5"],
    ["DRAIN_SECONDS", "3s", "5"],
    ["BOOKINGS_PER_HOUR", "0", "60"],
    ["PAGES_PER_MINUTE", "many", "300"],
    ["UNCACHED_PAGES_PER_MINUTE", "0", "300"],
    ["KEEP_BOOKINGS_MONTHS", "0", "36"],
    ["KEEP_BOOKINGS_MONTHS", "two years", "36"],
    ["ADMIN_PASSWORD", "x".repeat(201), "some words that only you put together"],
    ["SESSION_SECRET", "fifteen letters", "what openssl rand -hex 32 prints"],
    ["METRICS_TOKEN", "fifteen-letters", "what openssl rand -hex 32 prints"],
    ["METRICS_PORT", "http", "9464"],
    ["TRUST_PROXY", "yes", "1, or the networks of the proxies: 10.0.0.0/8,fd00::/8"],
    ["TRUST_PROXY", "10.0.0.0/33", "1, or the networks of the proxies: 10.0.0.0/8,fd00::/8"],
    ["SITE_NAME", "x".repeat(61), "Mgzavri"],
    ["OPERATOR_NAME", "x".repeat(101), "Mgzavri LLC"],
    ["OPERATOR_PHONE", "12", "+995 555 12 34 56"],
    ["OPERATOR_WHATSAPP", "+995 call me", "+995 555 12 34 56"],
    ["OPERATOR_EMAIL", "hello", "hello@mgzavri.example"],
    ["OPERATOR_TELEGRAM", "@mgzavri", "mgzavri (the user name without @)"],
    ["OPERATOR_ADDRESS", "x".repeat(201), "Rustaveli Avenue 1, Tbilisi"],
    ["SOCIAL_PROOF", "on", "live"],
    ["SITE_LANGUAGES", "en,xx", "en,ka"],
    ["SITE_LANGUAGES", "en;ka", "en,ka"],
    ["SERVICE_WORKER", "no", "off"],
    ["GA_MEASUREMENT_ID", "UA-1", "G-ABC123DEF4"],
    ["PUBLIC_URL", "https://mgzavri.example/rent", "https://mgzavri.example"],
    ["PUBLIC_URL", "https://mgzavri.example/?a=b", "https://mgzavri.example"],
    ["PUBLIC_URL", "https://mgzavri.example/#a", "https://mgzavri.example"],
    ["PUBLIC_URL", "https://user:word@mgzavri.example", "https://mgzavri.example"],
    ["PUBLIC_URL", "https:mgzavri.example", "https://mgzavri.example"],
    ["DATABASE_URL", "postgres://u:p#a@h/db", "postgres://user:password@localhost:5432/mgzavri"],
    ["MIGRATION_DATABASE_URL", "postgres://u:%zz@h/db", "postgres://owner:password@localhost"],
    ["LOG_LEVEL", "loud", "info"],
    ["NODE_ENV", "staging", "production"],
  ])("%s=%s", (name, value, example) => {
    const fault = new RegExp(`\\n  ${name}: .+ \\(for example: `);
    expect(() => readEnv({ [name]: value })).toThrow(fault);
    expect(() => readEnv({ [name]: value })).toThrow(`(for example: ${example}`);
    // The message has words, not a regular expression.
    expect(() => readEnv({ [name]: value })).not.toThrow(/[\\^$]|pattern|Invalid/);
  });

  test("names all bad values at once", () => {
    const read = () => readEnv({ PORT: "x", LOG_LEVEL: "loud", SITE_NAME: "Cars" });
    expect(read).toThrow(/^bad environment\n {2}PORT: .*\n {2}LOG_LEVEL: .*$/);
  });

  test("does not repeat a bad secret", () => {
    expect(() => readEnv({ SESSION_SECRET: "hunter2" })).toThrow(/^((?!hunter2)[\s\S])*$/);
  });
});

test.each<[string, Record<string, string>, string]>([
  [
    "the owner's address without the site's",
    { MIGRATION_DATABASE_URL: "postgres://owner@localhost/mgzavri" },
    "DATABASE_URL: must be set if MIGRATION_DATABASE_URL is set",
  ],
  [
    "a preload without an address",
    { HSTS_PRELOAD: "on" },
    "HSTS_PRELOAD: can be on only if PUBLIC_URL",
  ],
  [
    "a preload with http",
    { HSTS_PRELOAD: "on", PUBLIC_URL: "http://mgzavri.example" },
    "HSTS_PRELOAD: can be on only if PUBLIC_URL begins with https://",
  ],
  [
    "a place in browsers' lists without subdomains",
    { PUBLIC_URL: "https://mgzavri.example", HSTS_PRELOAD: "on", HSTS_SUBDOMAINS: "off" },
    "HSTS_SUBDOMAINS: must be on if HSTS_PRELOAD is on (for example: on)",
  ],
  [
    "one port for both",
    { PORT: "4000", METRICS_PORT: "4000" },
    "METRICS_PORT: must be a different port from PORT",
  ],
])("rejects %s", (_, source, fault) => {
  expect(() => readEnv(source)).toThrow(fault);
});

describe("the secrets of .env.example", () => {
  const examples = [...readFileSync(".env.example", "utf8").matchAll(/^# ([A-Z_]+)=(.+)$/gm)]
    .map(([, name, value]) => [name!, value!] as const)
    .filter(([name]) => /SECRET|PASSWORD|TOKEN/.test(name));

  test("are found", () => {
    expect(examples.map(([name]) => name)).toEqual([
      "ADMIN_PASSWORD",
      "SESSION_SECRET",
      "METRICS_TOKEN",
      "TELEGRAM_BOT_TOKEN",
      "WHATSAPP_TOKEN",
      "WEBHOOK_SECRET",
    ]);
  });

  // WhatsApp's example token is not in the form of a real one.
  test.each(examples.filter(([name]) => name !== "WHATSAPP_TOKEN"))(
    "%s=%s stops the start",
    (name, value) => {
      const fault = `${name}: is the example from .env.example`;
      expect(() => readEnv({ [name]: value })).toThrow(fault);
      expect(() => readEnv({ [name]: ` ${value.toUpperCase()} ` })).toThrow(fault);
      expect(() => readEnv({ [name]: value })).not.toThrow(`for example: ${value}`);
    },
  );
});

const whatsapp = {
  WHATSAPP_TOKEN: "EAAG0123456789abcdef",
  WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
  WHATSAPP_TO: "+995 555 12 34 56",
  WHATSAPP_TEMPLATE: "booking_news",
};
const telegram = { TELEGRAM_BOT_TOKEN: "1:a", TELEGRAM_CHAT_ID: "-1" };
const webhook = {
  WEBHOOK_URL: "https://crm.example/x",
  WEBHOOK_SECRET: "a secret of the webhook",
};
const mail = { SMTP_URL: "smtp://mail.example" };

describe("a wrong setting of a channel switches it off", () => {
  test.each<[string, Record<string, string>, string[]]>([
    ["no mail server", { MAIL_FROM: "a@firm.ge" }, ["SMTP_URL missing"]],
    ["a bad mail server", { SMTP_URL: "mail.example:587" }, ["SMTP_URL form"]],
    ["no sender", { ...mail, MAIL_FROM: "x" }, ["MAIL_FROM form"]],
    ["two senders", { ...mail, MAIL_FROM: "Acme <a@firm.ge>, B <b@firm.ge>" }, ["MAIL_FROM form"]],
    ["two addresses", { ...mail, MAIL_FROM: "a@firm.ge, b@firm.ge" }, ["MAIL_FROM form"]],
    ["a group", { ...mail, MAIL_FROM: "Us: a@firm.ge;" }, ["MAIL_FROM form"]],
    ["a bad token", { ...telegram, TELEGRAM_BOT_TOKEN: "token" }, ["TELEGRAM_BOT_TOKEN form"]],
    ["a bad chat", { ...telegram, TELEGRAM_CHAT_ID: "@chat" }, ["TELEGRAM_CHAT_ID form"]],
    ["a chat without a token", { TELEGRAM_CHAT_ID: "-1" }, ["TELEGRAM_BOT_TOKEN missing"]],
    ["bad staff", { ...telegram, TELEGRAM_STAFF_IDS: "@nino" }, ["TELEGRAM_STAFF_IDS form"]],
    ["a bad API", { ...telegram, TELEGRAM_API_URL: "telegram.org" }, ["TELEGRAM_API_URL form"]],
    [
      "a Telegram webhook by http",
      { ...telegram, TELEGRAM_UPDATES: "webhook", PUBLIC_URL: "http://mgzavri.example" },
      ["TELEGRAM_UPDATES publicHttps"],
    ],
    [
      "a Telegram webhook without an address",
      { ...telegram, TELEGRAM_UPDATES: "webhook" },
      ["TELEGRAM_UPDATES publicHttps"],
    ],
    ["WhatsApp without a number", { ...whatsapp, WHATSAPP_TO: "" }, ["WHATSAPP_TO missing"]],
    ["a bad number, named once", { ...whatsapp, WHATSAPP_TO: "12" }, ["WHATSAPP_TO form"]],
    [
      "one setting of WhatsApp",
      { WHATSAPP_TEMPLATE: "booking_news" },
      ["WHATSAPP_TOKEN missing", "WHATSAPP_PHONE_NUMBER_ID missing", "WHATSAPP_TO missing"],
    ],
    [
      "one bad setting of WhatsApp",
      { WHATSAPP_TEMPLATE: "Booking news" },
      [
        "WHATSAPP_TEMPLATE form",
        "WHATSAPP_TOKEN missing",
        "WHATSAPP_PHONE_NUMBER_ID missing",
        "WHATSAPP_TO missing",
      ],
    ],
    [
      "a webhook without its secret",
      { ...webhook, WEBHOOK_SECRET: "" },
      ["WEBHOOK_SECRET missing"],
    ],
    ["a secret without its webhook", { ...webhook, WEBHOOK_URL: "" }, ["WEBHOOK_URL missing"]],
    ["a short secret", { ...webhook, WEBHOOK_SECRET: "fifteen letters" }, ["WEBHOOK_SECRET form"]],
    ["a webhook by http", { ...webhook, WEBHOOK_URL: "http://crm.example" }, ["WEBHOOK_URL https"]],
    ["a webhook that is none", { ...webhook, WEBHOOK_URL: "crm.example" }, ["WEBHOOK_URL form"]],
  ])("%s", (_, source, faults) => {
    const found = readChannelFaults(source).map(({ name, reason }) => `${name} ${reason}`);
    expect(found).toEqual(faults);
    const env = readEnv(source);
    const switches = ["SMTP_URL", "TELEGRAM_BOT_TOKEN", "WHATSAPP_TOKEN", "WEBHOOK_URL"] as const;
    expect(switches.filter((name) => env[name])).toEqual([]);
  });
});

describe("settings of channels", () => {
  test("switch off no other channel", () => {
    const source = { ...mail, ...telegram, ...whatsapp, ...webhook, WEBHOOK_SECRET: "short" };
    expect(readChannelFaults(source)).toEqual([
      { channel: "webhook", name: "WEBHOOK_SECRET", reason: "form" },
    ]);
    const env = readEnv(source);
    expect(env).toMatchObject({ ...mail, ...telegram, WHATSAPP_TO: "+995555123456" });
    expect([env.WEBHOOK_URL, env.WEBHOOK_SECRET]).toEqual([undefined, undefined]);
  });

  test.each([
    ["nothing", {}],
    ["all of WhatsApp", whatsapp],
    ["an address of an API alone", { WHATSAPP_API_URL: "http://127.0.0.1:9" }],
    ["a bot without a chat", { TELEGRAM_BOT_TOKEN: "1:a" }],
    [
      "a Telegram webhook by https",
      { ...telegram, TELEGRAM_UPDATES: "webhook", PUBLIC_URL: "https://x.ge" },
    ],
    ["a sender with a comma in quotes", { ...mail, MAIL_FROM: '"Acme, Inc." <a@firm.ge>' }],
    ["a sender in Georgian", { ...mail, MAIL_FROM: "მგზავრი <info@firm.ge>" }],
    [
      "a private webhook that is allowed",
      { ...webhook, WEBHOOK_URL: "http://10.0.0.1", WEBHOOK_ALLOW_PRIVATE: "on" },
    ],
  ])("are right: %s", (_, source) => {
    expect(readChannelFaults(source)).toEqual([]);
  });
});
