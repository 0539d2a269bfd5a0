import { describe, expect, test } from "vitest";
import { readEmail } from "./email-address.server";

describe("an e-mail address", () => {
  test.each([
    "nino@example.org",
    "Nino.Beridze+rental@Example.ORG",
    "info@firma.xn--node",
    "x@xn--mnchen-3ya.de",
    "r&d@example.com",
    "o'neil@example.ie",
    "!#$%&'*+-/=?^_`{|}~@example.org",
    "_@1and1.com",
    `${"a".repeat(64)}@example.org`,
    `a@${"b".repeat(63)}.org`,
  ])("%j is as typed", (typed) => {
    expect(readEmail(typed)).toBe(typed);
  });

  test.each([
    ["x@münchen.de", "x@xn--mnchen-3ya.de"],
    ["x@MÜNCHEN.de", "x@xn--mnchen-3ya.de"],
    ["x@mu\u0308nchen.de", "x@xn--mnchen-3ya.de"],
    ["info@firma.გე", "info@firma.xn--node"],
    ["info@例え.jp", "info@xn--r8jz45g.jp"],
    ["info@почта.рф", "info@xn--80a1acny.xn--p1ai"],
    ["info@ｅｘａｍｐｌｅ．org", "info@example.org"],
    ["info@example。org", "info@example.org"],
  ])("%j has the domain of %j", (typed, stored) => {
    expect(readEmail(typed)).toBe(stored);
  });

  test.each([
    "",
    "@",
    "nino",
    "nino@",
    "@example.org",
    "nino@localhost",
    "nino@example",
    "nino@.org",
    "nino@example..org",
    "nino@example.org.",
    "nino@-example.org",
    "nino@example-.org",
    "nino@exa_mple.org",
    "nino@192.168.0.1",
    "nino@[192.168.0.1]",
    "nino@0x7f.1",
    "nino@example.org:25",
    "nino@example.org/path",
    "nino@ex%61mple.org",
    "nino@exam ple.org",
    "nino@example.org\nbcc: a@example.org",
    "nino @example.org",
    "Nino <nino@example.org>",
    '"nino"@example.org',
    "nino,ana@example.org",
    "nino@a@example.org",
    ".nino@example.org",
    "nino.@example.org",
    "ni..no@example.org",
    "ნინო@example.org",
    "nino@xn--a",
    "nino@xn--zzzzzzzzz.org",
    "nino@\u200B.org",
    `a@${"b".repeat(64)}.org`,
    `a@${"b.".repeat(126)}org`,
  ])("is not %j", (typed) => {
    expect(readEmail(typed)).toBeNull();
  });
});
