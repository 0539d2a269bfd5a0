import { describe, expect, test } from "vitest";
import { readableLine, readableText, visibleLength } from "./plain-text";

/** Characters of the class of letters that show none, from names copied from chats and games. */
const INVISIBLE = [
  ..."\u200B\u3164\u115F\u1160\uFFA0\u2800\u00AD\u200C\u200D\u200E\u200F\u2060\u2061\u2064\uFEFF",
  ..."\u034F\u061C\u17B4\u17B5\u180E\uFE0F\u{E0020}\u{1D159}\u2066\u202E",
  ..." \u00A0\u1680\u2003\u202F\u205F\u3000\u2028\u2029\n\t",
];

describe("a text of nothing but invisible characters is empty", () => {
  test.each(INVISIBLE.map((odd) => [odd.codePointAt(0)!.toString(16), odd] as const))(
    "%s",
    (_, odd) => {
      for (const text of [odd.repeat(3), ` ${odd}\u0301`, `${odd}\u200D${odd}`]) {
        expect([readableLine(text), readableText(text)]).toEqual(["", ""]);
      }
    },
  );

  test("all together", () => {
    expect(readableLine(INVISIBLE.join(""))).toBe("");
  });
});

describe("a line", () => {
  test.each([
    ["  Nino Beridze ", "Nino Beridze"],
    ["Nino\u2028Beridze", "Nino Beridze"],
    ["Nino\u2029Beridze\n", "Nino Beridze"],
    ["Nino\r\nBeridze", "Nino Beridze"],
    ["Nino\u0085Ana\vEka\fIa\tMaka", "Nino Ana Eka Ia Maka"],
    ["Jose\u0301", "José"],
    ["\u202EoniN\u202C", "oniN"],
    // Marks inside of words that need them stay.
    ["می\u200Cخواهم", "می\u200Cخواهم"],
    ["👩\u200D👩\u200D👧", "👩\u200D👩\u200D👧"],
    ["❤\uFE0F", "❤\uFE0F"],
    ["李", "李"],
    ["\0", "\0"],
  ])("of %j is %j", (typed, line) => {
    expect(readableLine(typed)).toBe(line);
    expect(readableLine(line)).toBe(line);
  });

  test("with more accents on a letter than a language has is left as it is, at once", () => {
    const typed = `a${"\u0301\u0316".repeat(30_000)}`;
    expect(readableLine(typed)).toBe(typed);
  });
});

test("a text has line feeds for breaks that browsers don't show", () => {
  expect(readableText("one\u2028two\u2029three\n\tfour\r\nfive")).toBe(
    "one\ntwo\nthree\n\tfour\r\nfive",
  );
});

test.each([
  ["Ana", 3],
  ["A B", 3],
  ["A\u200B\u200B", 1],
  ["Al\u3164", 2],
  ["王芳", 4],
  ["김구", 4],
  ["\u{20BB7}田", 4 + 1],
  ["", 0],
])("of %j are seen %i characters", (text, length) => {
  expect(visibleLength(text)).toBe(length);
});
