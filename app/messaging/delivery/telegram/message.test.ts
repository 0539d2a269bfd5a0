import { describe, expect, test } from "vitest";
import { bookingForMessage } from "~/messaging/delivery/testing/booking-for-message";
import type { BookingForMessage } from "~/messaging/delivery/booking-for-message.queries.server";
import { AT_ONCE_ACTOR } from "~/booking/status";
import { i18nFor } from "~/texts/i18n.server";
import { bookingMessage, followUpText, callbackData, readCallbackData } from "./message";
import { companyText } from "./sender.server";
import { shownLength, TEXT_LENGTH } from "./telegram-html";

const { t } = i18nFor("en");
const DESK = "https://mgzavri.example/admin/bookings/12";

test("a message begins with the hurry if the pick-up is soon, until it is decided", () => {
  const soon = { pickupDate: "2030-06-01", pickupTime: "14:30" };
  const headOf = (changes: Partial<BookingForMessage>) =>
    bookingMessage(t, bookingForMessage({ ...soon, ...changes }), DESK).text.split("\n")[0];
  expect(headOf({})).toBe("<b>Urgent: New request 12</b>");
  expect(headOf({ status: "confirmed", decidedBy: "nino" })).toContain("confirmed by nino");
});

describe("the message of a booking", () => {
  test("has all that a decision needs", () => {
    const { text } = bookingMessage(
      t,
      bookingForMessage({ notices: ["outsideOfficeHours"] }),
      DESK,
    );
    const parts = [
      "New request 12",
      "Nino Beridze",
      "+995 555 12 34 56",
      "Toyota RAV4",
      "Tbilisi Airport, ",
      "Monday",
      "12:00",
      "$300",
      "45",
      "⚠️ The pick-up or return is outside office hours (09:00–21:00).",
    ];
    for (const part of parts) expect(text).toContain(part);
  });

  test("says that little time is left to another rental, and its number", () => {
    const gaps = [{ id: 9, name: "Keto", isBefore: true, minutes: 30, needed: 60 }];
    const { text } = bookingMessage(t, bookingForMessage({ gaps }), DESK);
    expect(text.split("\n").at(-1)?.replaceAll(/\s/g, " ")).toBe(
      "⚠️ Only 30 min after this car’s previous rental (you have set 1 h): Booking 9",
    );
  });

  test("escapes input", () => {
    const { text } = bookingMessage(
      t,
      bookingForMessage({
        name: "<a href='https://evil.example'>Nino</a> & Co",
        notes: "</b><b>1 < 2",
      }),
      DESK,
    );
    expect(text).toContain("&lt;a href='https://evil.example'&gt;Nino&lt;/a&gt; &amp; Co");
    expect(text.replaceAll(/<\/?b>/g, "")).not.toMatch(/[<>]/);
  });

  test.each(["x", "<", "&", "👩‍👩‍👧", "ჯ", "\n"])(
    "stays within Telegram's limit with notes of %j",
    (text) => {
      const booking = bookingForMessage({ notes: text.repeat(4_000 / text.length) });
      const message = bookingMessage(t, booking, DESK);
      expect(shownLength(message.text)).toBeLessThanOrEqual(TEXT_LENGTH);
      expect(message.text.isWellFormed()).toBe(true);
      const follow = followUpText(
        t,
        bookingForMessage({ message: text.repeat(5_000 / text.length) }),
      );
      expect(shownLength(follow)).toBeLessThanOrEqual(TEXT_LENGTH);
    },
  );

  test("has buttons to decide while it is pending, and then says who decided", () => {
    const texts = (booking: BookingForMessage, desk = DESK) =>
      bookingMessage(t, booking, desk).reply_markup.inline_keyboard.flat();
    expect(texts(bookingForMessage())).toEqual([
      { text: "✅ Confirm", callback_data: "b:12:c" },
      { text: "✖ Cancel", callback_data: "b:12:x" },
      { text: "Open", url: DESK },
    ]);
    const decided = bookingForMessage({ status: "confirmed", decidedBy: "telegram:Nino" });
    expect(texts(decided)).toEqual([{ text: "Open", url: DESK }]);
    expect(bookingMessage(t, decided, DESK).text).toContain("✅ Booking 12: confirmed by Nino");
    expect(texts(bookingForMessage(), "http://localhost:3000/admin")).toHaveLength(2);
  });
});

describe("a message that is not about one booking", () => {
  const message = { title: "Today & tomorrow", url: `${DESK}?a=1&b=2`, open: "Open" };

  test("has its sections with their lines, and ends with the address", () => {
    const sections = [
      { title: "Pick-ups <2>", lines: ["Nino <b>", "Keto & Co"] },
      { title: "Returns", lines: ["Luka"] },
    ];
    expect(companyText({ ...message, sections })).toBe(
      [
        "<b>Today &amp; tomorrow</b>",
        "<b>Pick-ups &lt;2&gt;</b>\n• Nino &lt;b&gt;\n• Keto &amp; Co",
        "<b>Returns</b>\n• Luka",
        `${DESK}?a=1&amp;b=2`,
      ].join("\n\n"),
    );
  });

  test.each(["x", "<", "&", "👩‍👩‍👧", "ჯ"])(
    "stays within Telegram's limit with lines of %j",
    (typed) => {
      // The first section leaves room for some lines of the second, and none for the third.
      const sections = [10, 200, 200].map((count, index) => ({
        title: `Section ${index + 1}`,
        lines: Array.from({ length: count }, () => typed.repeat(100 / typed.length)),
      }));
      const text = companyText({ ...message, sections });
      expect(shownLength(text)).toBeGreaterThan(TEXT_LENGTH - 10);
      expect(shownLength(text)).toBeLessThanOrEqual(TEXT_LENGTH);
      expect(text.isWellFormed()).toBe(true);
      expect(text).toContain("<b>Section 2</b>");
      expect(text).not.toContain("Section 3");
      expect(text.split("\n\n").at(-1)).toBe(`${DESK}?a=1&amp;b=2`);
    },
  );
});

test("the length that Telegram counts is without tags, and each entity is one character", () => {
  expect(shownLength("<b>&amp;&lt;&gt;</b>")).toBe(3);
});

describe("the callback data of a button", () => {
  test.each([
    ["c", "confirmed"],
    ["x", "ask"],
    ["y", "cancelled"],
    ["n", "keep"],
  ] as const)("has at most 64 bytes and is parsed: %s", (letter, press) => {
    const most = Number.MAX_SAFE_INTEGER;
    const data = callbackData(most, letter, most);
    expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
    expect(readCallbackData(data)).toEqual({ id: BigInt(most), press, questionId: most });
    expect(readCallbackData(callbackData(most, letter))).toEqual({
      id: BigInt(most),
      press,
      questionId: null,
    });
  });

  test.each([
    "",
    "b:12:d",
    "b:12:y:",
    "b:12:y:x",
    `b:12:y:${"9".repeat(40)}`,
    "b:-1:c",
    "b:1.5:c",
    "12:c",
    "b:12:c ",
    `b:${"9".repeat(40)}:c`,
    undefined,
  ])("is null if invalid: %j", (data) => expect(readCallbackData(data)).toBeNull());
});

test("the message of a booking that was confirmed at once has nothing to decide, and can be opened", () => {
  const booking = bookingForMessage({ status: "confirmed", decidedBy: AT_ONCE_ACTOR });
  const { text, reply_markup: keyboard } = bookingMessage(t, booking, DESK);
  expect(text).toContain("✅ New booking 12, confirmed at once");
  expect(keyboard.inline_keyboard.flat()).toEqual([{ text: expect.any(String), url: DESK }]);
});
