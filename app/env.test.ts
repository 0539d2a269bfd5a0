import { describe, expect, test } from "vitest";
import { readEnv } from "./env.server";

test("without any variable every setting has its default", () => {
  expect(readEnv({})).toEqual({
    PORT: 3000,
    MORNING_HOUR: 8,
    HOST: "127.0.0.1",
    DATA_DIR: ".data",
    DRAIN_SECONDS: 0,
    ADMIN_NAME: "admin",
    HSTS_SUBDOMAINS: "off",
    HSTS_PRELOAD: "off",
    BOOKINGS_PER_HOUR: 60,
    PAGES_PER_MINUTE: 60,
    UNCACHED_PAGES_PER_MINUTE: 300,
    TRUST_PROXY: 0,
    SITE_NAME: "Mgzavri",
    OPERATOR_NAME: "Mgzavri",
    OPERATOR_PHONE: "+995555000000",
    OPERATOR_EMAIL: "hello@mgzavri.example",
    OPERATOR_WHATSAPP: "+995555000000",
    OPERATOR_TELEGRAM: "mgzavri",
    OPERATOR_ADDRESS: "Rustaveli Avenue 1, Tbilisi",
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
    ["OPERATOR_PHONE", "+995555123456", undefined],
    ["OPERATOR_TELEGRAM", "mgzavri_cars", undefined],
    ["SMTP_URL", "smtps://user:pass@mail.example:465", undefined],
    ["TELEGRAM_CHAT_ID", "-1001234567890", undefined],
    ["SOCIAL_PROOF", "live", undefined],
    ["SERVICE_WORKER", "off", undefined],
    ["LOG_LEVEL", "silent", undefined],
  ])("%s=%s", (name, value, read) => {
    expect(readEnv({ [name]: value })[name as "PORT"]).toBe(read ?? value);
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
    ["PAGES_PER_MINUTE", "many", "60"],
    ["UNCACHED_PAGES_PER_MINUTE", "0", "300"],
    ["KEEP_BOOKINGS_MONTHS", "0", "36"],
    ["KEEP_BOOKINGS_MONTHS", "two years", "36"],
    ["ADMIN_PASSWORD", "x".repeat(201), "correct horse battery"],
    ["SESSION_SECRET", "fifteen letters", "at least sixteen characters"],
    ["METRICS_TOKEN", "fifteen-letters", "at least sixteen characters without spaces"],
    ["METRICS_PORT", "http", "9464"],
    ["TRUST_PROXY", "yes", "1, or the networks of the proxies: 10.0.0.0/8,fd00::/8"],
    ["TRUST_PROXY", "10.0.0.0/33", "1, or the networks of the proxies: 10.0.0.0/8,fd00::/8"],
    ["SITE_NAME", "x".repeat(61), "Mgzavri"],
    ["OPERATOR_NAME", "x".repeat(101), "Mgzavri LLC"],
    ["OPERATOR_PHONE", "555 12 34 56", "+995555123456"],
    ["OPERATOR_WHATSAPP", "+995 555 123 456", "+995555123456"],
    ["OPERATOR_EMAIL", "hello", "hello@mgzavri.example"],
    ["OPERATOR_TELEGRAM", "@mgzavri", "mgzavri (the user name without @)"],
    ["OPERATOR_ADDRESS", "x".repeat(201), "Rustaveli Avenue 1, Tbilisi"],
    ["SOCIAL_PROOF", "on", "live"],
    ["SERVICE_WORKER", "no", "off"],
    ["GA_MEASUREMENT_ID", "UA-1", "G-ABC123DEF4"],
    ["SMTP_URL", "mail.example:587", "smtp://user:pass@mail.example:587"],
    ["MAIL_FROM", "x", "Mgzavri <hello@mgzavri.example>"],
    ["TELEGRAM_BOT_TOKEN", "token", "123456:ABC-def"],
    ["TELEGRAM_CHAT_ID", "@chat", "-1001234567890"],
    ["TELEGRAM_API_URL", "api.telegram.org", "https://api.telegram.org"],
    ["WHATSAPP_TOKEN", "a token", "EAAG… (the system user's access token)"],
    ["WHATSAPP_PHONE_NUMBER_ID", "+995555123456", "106540352242922 (its ID, not the number)"],
    ["WHATSAPP_TO", "555 12 34 56", "+995555123456"],
    ["WHATSAPP_TEMPLATE", "Booking news", "booking_news"],
    ["WHATSAPP_API_URL", "graph.facebook.com", "https://graph.facebook.com"],
    ["WEBHOOK_URL", "crm.example", "https://crm.example/bookings"],
    ["WEBHOOK_SECRET", "fifteen letters", "at least sixteen characters"],
    ["LOG_LEVEL", "loud", "info"],
    ["NODE_ENV", "staging", "production"],
  ])("%s=%s", (name, value, example) => {
    const fault = new RegExp(`\\n  ${name}: .+ \\(for example: `);
    expect(() => readEnv({ [name]: value })).toThrow(fault);
    expect(() => readEnv({ [name]: value })).toThrow(`(for example: ${example})`);
  });

  test("names all bad values at once", () => {
    const read = () => readEnv({ PORT: "x", LOG_LEVEL: "loud", SITE_NAME: "Cars" });
    expect(read).toThrow(/^bad environment\n {2}PORT: .*\n {2}LOG_LEVEL: .*$/);
  });

  test("does not repeat a bad secret", () => {
    expect(() => readEnv({ SESSION_SECRET: "hunter2" })).toThrow(/^((?!hunter2)[\s\S])*$/);
  });
});

describe("rejects settings without those that they need", () => {
  const whatsapp = {
    WHATSAPP_TOKEN: "EAAG0123456789abcdef",
    WHATSAPP_PHONE_NUMBER_ID: "106540352242922",
    WHATSAPP_TO: "+995555123456",
    WHATSAPP_TEMPLATE: "booking_news",
  };

  test.each<[string, Record<string, string>, string[]]>([
    [
      "a webhook without its secret",
      { WEBHOOK_URL: "https://crm.example/bookings" },
      ["WEBHOOK_SECRET: WEBHOOK_URL needs it (for example: at least sixteen characters)"],
    ],
    [
      "a Telegram webhook without the public address",
      { TELEGRAM_UPDATES: "webhook" },
      ["PUBLIC_URL: TELEGRAM_UPDATES=webhook needs it (for example: https://mgzavri.example)"],
    ],
    [
      "all WhatsApp settings but one",
      { ...whatsapp, WHATSAPP_TO: "" },
      ["WHATSAPP_TO: WhatsApp needs it (for example: +995555123456)"],
    ],
    [
      "only one WhatsApp setting",
      { WHATSAPP_TEMPLATE: "booking_news" },
      ["WHATSAPP_TOKEN", "WHATSAPP_PHONE_NUMBER_ID", "WHATSAPP_TO"],
    ],
    [
      "a place in browsers' lists without subdomains",
      { PUBLIC_URL: "https://mgzavri.example", HSTS_PRELOAD: "on", HSTS_SUBDOMAINS: "off" },
      ["HSTS_SUBDOMAINS: HSTS_PRELOAD=on needs it (for example: on)"],
    ],
    ["a bad one, named once", { ...whatsapp, WHATSAPP_TO: "12" }, ["WHATSAPP_TO: Invalid"]],
  ])("%s", (_, source, faults) => {
    const read = () => readEnv(source);
    const lines = faults.map((fault) => `  ${fault.replaceAll(/[().+?]/g, String.raw`\$&`)}.*`);
    expect(read).toThrow(new RegExp(`^bad environment\n${lines.join("\n")}$`));
  });

  test("accepts all of them, or none", () => {
    expect(readEnv(whatsapp)).toMatchObject(whatsapp);
    expect(() => readEnv({ WHATSAPP_API_URL: "http://127.0.0.1:9" })).not.toThrow();
  });
});
