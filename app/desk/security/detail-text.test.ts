import { describe, expect, test } from "vitest";
import { SETTING_NAMES } from "~/catalog/company/site-settings";
import { i18nFor } from "~/texts/i18n.server";
import { LANGUAGES } from "~/web/i18n/languages";
import { detailText } from "./detail-text";

const { t } = i18nFor("en");

test.each([
  ["add 8 vehicle-1 with names of nino", "address 8 created, a car, with names, belongs to nino"],
  ["renew 3 model-12 without names", "address 3 renewed, a model, without names"],
  ["revoke 5 today without names", "address 5 revoked, pick-ups and returns, without names"],
  ["add nino desk", "nino added, role: Desk"],
  ["role nino driver", "new role for nino: Delivery driver"],
  ["disable nino", "nino disabled"],
  ["enable nino (command)", "nino enabled (on the server)"],
  ["remove nino", "nino removed"],
  ["password nino (command)", "new password for nino (on the server)"],
  [
    "password nino without its factors (command)",
    "new password for nino, second factor off (on the server)",
  ],
  ["bookings: 3", "bookings: 3"],
  ["messages sent: 2", "held messages sent: 2"],
  ["messages dropped: 2", "held messages dropped: 2"],
  ["messages held: 7 (command)", "messages held: 7 (on the server)"],
  ["contacts messageHours", "contacts, hours of the daily messages"],
  ["passkeyAdded", "adding a passkey"],
  ["/admin/fleet/:id", "/admin/fleet/:id"],
  ["bookings.csv", "bookings.csv"],
  ["", ""],
])("%j reads %j", (detail, text) => {
  expect(detailText(t, detail)).toBe(text);
});

describe.each(LANGUAGES)("in %s", (lang) => {
  test.each([
    "add 8 vehicle-1 with names of 1",
    "add 1 owner (command)",
    "messages sent: 2",
    "publication",
    ...SETTING_NAMES,
  ])("%s is in the language of the page", (detail) => {
    const text = detailText(i18nFor(lang).t, detail);
    expect(text).not.toMatch(lang === "ka" ? /[A-Za-z]/ : /[\u10D0-\u10FF]|\w-\d|[a-z][A-Z]/);
  });
});
