import { expect, test } from "vitest";
import { mailCopy } from "~/messaging/delivery/mail/mail-copy";
import { mailParagraphs } from "./mail-text";

const SITE = "https://mgzavri.example/";
const TOKEN = "t".repeat(22);
const PROOF = "p".repeat(22);
const shown = (text: string) => mailParagraphs(text, { token: TOKEN, site: SITE });

test("a link of the site is one line with the text above it, and opens in the site", () => {
  expect(
    shown(`Title\n\nSee your booking:\n${SITE}bookings/{token}?lng=ka#x\n\n-- \nMgzavri`),
  ).toEqual([
    [{ text: "Title" }],
    [{ text: "See your booking", href: `/bookings/${TOKEN}?lng=ka#x` }],
    [{ text: "Mgzavri" }],
  ]);
});

test.each([
  "https://evil.example/",
  "https://mgzavri.example.evil.example/",
  "https://mgzavri.example@evil.example/",
  "javascript:alert(1)",
  "//evil.example",
])("%s becomes no link", (address) => {
  expect(shown(`Your prize:\n${address}`)).toEqual([[{ text: "Your prize:" }, { text: address }]]);
});

test("a copy has neither the token nor the code", () => {
  const secrets = { lang: "en", token: TOKEN, proof: PROOF } as const;
  const page = `${SITE}bookings/${TOKEN}`;
  const text = [`${page}?m=${PROOF}`, `${page}?m=${PROOF}&lng=ka`, `${page}?lng=ka&m=${PROOF}`];
  const copy = mailCopy({ subject: "Subject", text: text.join("\n") }, secrets);
  expect(copy.text.split("\n")).toEqual([
    `${SITE}bookings/{token}`,
    `${SITE}bookings/{token}?lng=ka`,
    `${SITE}bookings/{token}?lng=ka`,
  ]);
});
