import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PHONE_NUMBER } from "./contact-formats";
import { readPhone, withAsciiDigits } from "./phone-number.server";

const OWN = "+995555123499";

describe("a phone number is read", () => {
  test.each([
    ["00995555123499", OWN],
    ["0555123499", OWN],
    ["555123499", OWN],
    ["555 12-34-99", OWN],
    ["+995 (0) 555 12 34 99", OWN],
    ["(+995) 555 12 34 99", OWN],
    ["(00995) 555 123 499", OWN],
    ["995555123499", OWN],
    ["+00995555123499", OWN],
    ["tel. 555 12 34 99", OWN],
    ["WhatsApp: +995 555 123499", OWN],
    ["555123499 (Nino)", OWN],
    // Numbers copied from a page, a contact list, or a message with isolates:
    ["\u200E+995 555 12 34 99\u200E", OWN],
    ["\u2068+995\u00A0555\u00A0123\u2011499\u2069", OWN],
    ["\u202A+995555123499\u202C", OWN],
    ["+995\u00AD555\u200B123499", OWN],
    // Digits of other scripts:
    ["＋９９５ ５５５ １２ ３４ ９９", OWN],
    ["００９９５５５５１２３４９９", OWN],
    ["+٩٩٥ ٥٥٥ ١٢ ٣٤ ٩٩", OWN],
    ["٠٥٥٥١٢٣٤٩٩", OWN],
    ["+۹۹۵ ۵۵۵ ۱۲۳۴۹۹", OWN],
    ["+९९५ ५५५ १२३४९९", OWN],
    ["+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧", "+966501234567"],
    // Numbers of other countries:
    ["+972 50-123-4567", "+972501234567"],
    ["972501234567", "+972501234567"],
    ["+44 (0)20 7946 0958", "+442079460958"],
    ["0044 20 7946 0958", "+442079460958"],
    ["7 916 123-45-67", "+79161234567"],
    ["+49 170/1234567", "+491701234567"],
    ["+1 212 555 0123 ext. 12", "+12125550123"],
    // Several numbers in one field:
    ["555123499/599112233", OWN],
    ["+995 555 12 34 99 / +995 599 11 22 33", OWN],
    ["+995 555 12 34 99 / 599 11 22 33", OWN],
    ["555 12 34 99, 599 11 22 33", OWN],
    ["+49 30 12345678 / 030 12346789 / 555123499", "+493012345678"],
    ["office / 555123499", OWN],
    ["972501234567 / 972501234568", "+972501234567"],
    ["555 12 34 99/98", OWN],
  ])("%j is %s", (typed, number) => {
    expect(readPhone(typed)).toBe(number);
  });
});

test.each([
  "",
  "abcdef",
  "call me",
  "+",
  "------",
  "112",
  "123456",
  "99999999",
  // These are numbers of other countries as they are dialled there: a link would lead to somebody else.
  "0612345678",
  "0170 1234567",
  "8 916 123-45-67",
  "+995 555 12 34 9",
  "555 12 34 99 00",
  "322 12 34 56 7",
  "+995 555 12 34 99 00 11",
  "+000000000000",
  "+999 123456789",
  "½½½½½½½½½",
  "1".repeat(40),
  "+".repeat(40),
  "+49 1234",
  "+49 123456789012345",
])("%j can't be read as a phone number", (typed) => {
  expect(readPhone(typed)).toBeNull();
});

test(
  "what is read of any text is a number in E.164, and is read as itself",
  { tags: "slow" },
  () => {
    const typed = fc.string({
      unit: fc.constantFrom(..."+0123456789 /()-٠١٩۹०９＋,\u200E"),
      maxLength: 40,
    });
    fc.assert(
      fc.property(fc.oneof(typed, fc.string({ unit: "binary", maxLength: 300 })), (text) => {
        const number = readPhone(text);
        if (number === null) return;
        expect(number).toMatch(PHONE_NUMBER);
        expect(readPhone(number)).toBe(number);
      }),
      { numRuns: 3000 },
    );
  },
);

test("digits of every script are ASCII digits", () => {
  for (const zero of [0x660, 0x6f0, 0x966, 0xe50, 0xff10, 0x104a0, 0x1d7ce, 0x1d7d8, 0x1fbf0]) {
    const digits = Array.from({ length: 10 }, (_, value) => String.fromCodePoint(zero + value));
    expect(withAsciiDigits(digits.join(""))).toBe("0123456789");
  }
});
