import { expect, test } from "vitest";
import {
  mailLink,
  readablePhone,
  telegramLink,
  whatsappLink,
  DEFAULT_HOURS,
  isOfficeHour,
} from "./company";

test.each([
  ["+995555123456", "+995 555 12 34 56"],
  ["+4915112345678", "+4915112345678"],
  ["+99555512345", "+99555512345"],
])("the number %s is formatted as %s", (phone, readable) => {
  expect(readablePhone(phone)).toBe(readable);
});

const TEXT = "Hello & გამარჯობა #1?\nBye +";

test("a link opens a draft with exactly the text", () => {
  const whatsapp = new URL(whatsappLink("+995555123456", TEXT));
  expect(whatsapp.origin + whatsapp.pathname).toBe("https://wa.me/995555123456");
  expect(whatsapp.searchParams.get("text")).toBe(TEXT);
  const telegram = new URL(telegramLink("mgzavri", TEXT));
  expect(telegram.origin + telegram.pathname).toBe("https://t.me/mgzavri");
  expect(telegram.searchParams.get("text")).toBe(TEXT);
  const mail = new URL(
    mailLink("hello@mgzavri.example", { subject: "Booking 5 & more", text: TEXT }),
  );
  expect(mail.protocol + mail.pathname).toBe("mailto:hello@mgzavri.example");
  expect(mail.searchParams.get("subject")).toBe("Booking 5 & more");
  expect(mail.searchParams.get("body")).toBe(TEXT);
});

test("without a text the link has no query", () => {
  expect(whatsappLink("+995555123456")).toBe("https://wa.me/995555123456");
  expect(telegramLink("mgzavri")).toBe("https://t.me/mgzavri");
});

test.each([
  ["00:00", false],
  ["08:59", false],
  ["09:00", true],
  ["15:30", true],
  ["21:00", true],
  ["21:01", false],
])("at %s the office is open: %s", (time, open) => {
  expect(isOfficeHour(time, DEFAULT_HOURS)).toBe(open);
});

test.each([
  ["18:00", "02:00", ["18:00", "23:59", "00:00", "02:00"], ["02:01", "12:00", "17:59"]],
  ["09:00", "00:00", ["09:00", "23:59", "00:00"], ["00:01", "08:59"]],
  ["02:00", "01:59", ["00:00", "02:00", "12:00", "23:59"], []],
])("an office open %s–%s is open at %j and closed at %j", (opens, closes, open, closed) => {
  for (const time of open)
    expect([time, isOfficeHour(time, { opens, closes })]).toEqual([time, true]);
  for (const time of closed)
    expect([time, isOfficeHour(time, { opens, closes })]).toEqual([time, false]);
});
