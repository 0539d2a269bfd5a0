import { describe, expect, test } from "vitest";
import { told } from "~/delivery/testing/told-booking";
import type { ToldBooking } from "~/delivery/told-booking.queries.server";
import { i18nFor } from "~/i18n/i18n.server";
import { bookingMessage, followUpText, pressData, readPressData } from "./message";
import { shownLength, TEXT_LENGTH } from "./telegram-html";

const { t } = i18nFor("en");
const DESK = "https://mgzavri.example/admin/bookings/12";

describe("the message of a booking", () => {
  test("has everything that a decision needs", () => {
    const { text } = bookingMessage(t, told({ notices: ["outsideOfficeHours"] }), DESK);
    const parts = [
      "New booking 12",
      "Nino Beridze",
      "+995 555 12 34 56",
      "Toyota RAV4",
      "Tbilisi Airport, ",
      "Monday",
      "12:00",
      "$300",
      "45",
      "⚠️ Pick-up or return is outside office hours (09:00–21:00).",
    ];
    for (const part of parts) expect(text).toContain(part);
  });

  test("never takes what was typed for its own markup", () => {
    const { text } = bookingMessage(
      t,
      told({ name: "<a href='https://evil.example'>Nino</a> & Co", notes: "</b><b>1 < 2" }),
      DESK,
    );
    expect(text).toContain("&lt;a href='https://evil.example'&gt;Nino&lt;/a&gt; &amp; Co");
    expect(text.replaceAll(/<\/?b>/g, "")).not.toMatch(/[<>]/);
  });

  test.each(["x", "<", "&", "👩‍👩‍👧", "ჯ", "\n"])(
    "stays within Telegram's length, with notes of %j",
    (text) => {
      const booking = told({ notes: text.repeat(4_000 / text.length) });
      const message = bookingMessage(t, booking, DESK);
      expect(shownLength(message.text)).toBeLessThanOrEqual(TEXT_LENGTH);
      expect(message.text.isWellFormed()).toBe(true);
      const follow = followUpText(t, told({ message: text.repeat(5_000 / text.length) }));
      expect(shownLength(follow)).toBeLessThanOrEqual(TEXT_LENGTH);
    },
  );

  test("has buttons to decide while it is pending, and then says who decided", () => {
    const texts = (booking: ToldBooking, desk = DESK) =>
      bookingMessage(t, booking, desk).reply_markup.inline_keyboard.flat();
    expect(texts(told())).toEqual([
      { text: "✅ Confirm", callback_data: "b:12:c" },
      { text: "✖ Cancel", callback_data: "b:12:x" },
      { text: "Open", url: DESK },
    ]);
    const decided = told({ status: "confirmed", decidedBy: "telegram:Nino" });
    expect(texts(decided)).toEqual([{ text: "Open", url: DESK }]);
    expect(bookingMessage(t, decided, DESK).text).toContain("✅ Booking 12: confirmed by Nino");
    expect(texts(told(), "http://localhost:3000/admin")).toHaveLength(2);
  });
});

describe("what a button says", () => {
  test.each(["confirmed", "cancelled"] as const)("is short and read back: %s", (status) => {
    const data = pressData(Number.MAX_SAFE_INTEGER, status);
    expect(Buffer.byteLength(data)).toBeLessThanOrEqual(64);
    expect(readPressData(data)).toEqual({ id: BigInt(Number.MAX_SAFE_INTEGER), status });
  });

  test.each([
    "",
    "b:12:d",
    "b:-1:c",
    "b:1.5:c",
    "12:c",
    "b:12:c ",
    `b:${"9".repeat(40)}:c`,
    undefined,
  ])("that is not ours is nothing: %j", (data) => expect(readPressData(data)).toBeNull());
});
