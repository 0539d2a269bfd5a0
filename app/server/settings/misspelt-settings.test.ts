import { expect, test } from "vitest";
import { misspeltSettings } from "./settings.server";

test.each([
  ["PUBLC_URL", "PUBLIC_URL"],
  ["public_url", "PUBLIC_URL"],
  ["SESION_SECRET", "SESSION_SECRET"],
  ["SESSION_SECRTE", "SESSION_SECRET"],
  ["DATABSE_URL", "DATABASE_URL"],
  ["DATA-DIR", "DATA_DIR"],
  ["BACKUPS_DIR", "BACKUP_DIR"],
  ["OPERATOR_MAIL", "OPERATOR_EMAIL"],
  ["TELEGRAM_TOKEN", "TELEGRAM_BOT_TOKEN"],
  ["port", "PORT"],
])("%s is probably %s", (name, meant) => {
  expect(misspeltSettings({ [name]: "x" })).toEqual([{ name, meant }]);
});

test.each([
  "HOME",
  "HOSTNAME",
  "PORTS",
  "PATH",
  "TERM",
  "LANG",
  "LOGNAME",
  "SHELL",
  "NODE_OPTIONS",
])("%s of another program is no misspelt setting", (name) =>
  expect(misspeltSettings({ [name]: "x" })).toEqual([]),
);

test("settings, and names without a value, are right", () => {
  expect(misspeltSettings({ PUBLIC_URL: "https://x", SMTP_URL: "", PUBLC_URL: " " })).toEqual([]);
});

test("on Windows, where names have no case, a name in small letters is right", () => {
  const source = { public_url: "https://x", PUBLIC_URL: "https://x" };
  expect(misspeltSettings(source)).toEqual([]);
});
