import { describe, expect, test } from "vitest";
import { readSearch } from "./booking-search";

const NONE = {
  id: null,
  reference: null,
  digits: null,
  email: null,
  plate: null,
  words: [],
};

describe("reads a search", () => {
  test.each([
    ["12", { id: "12", words: ["12"] }],
    ["# 1234", { id: "1234" }],
    ["№12345", { id: "12345" }],
    ["+995 (555) 12-34", { digits: "9955551234", words: ["995", "555", "12", "34"] }],
    [
      "k7m-4xq",
      {
        reference: "K7M4XQ",
        email: { text: "k7m-4xq", isEnd: false },
        plate: "K7M4XQ",
        words: ["k7m", "4xq"],
      },
    ],
    ["Nino Ber", { plate: "NINOBER", words: ["Nino", "Ber"] }],
    ["CX-5", { email: { text: "cx-5", isEnd: false }, plate: "CX5", words: ["CX", "5"] }],
    ["ნინო", { email: { text: "ნინო", isEnd: false }, words: ["ნინო"] }],
    ["@Firm.ge", { email: { text: "@firm.ge", isEnd: true }, words: ["Firm", "ge"] }],
    ["ab 101\u2013cd", { plate: "AB101CD", words: ["ab", "101", "cd"] }],
    ["O'Neill | !x", { words: ["O", "Neill", "x"] }],
    ["„თოვლი“", { email: { text: "„თოვლი“", isEnd: false }, words: ["თოვლი"] }],
    ["'\\", {}],
  ])("of %j", (q, expected) => {
    expect(readSearch(q)).toEqual({ ...NONE, ...expected });
  });

  test("of nothing", () => {
    expect(readSearch("")).toBeNull();
  });

  test("with words as long as they are stored", () => {
    expect(readSearch("ნ".repeat(90))?.words).toEqual(["ნ".repeat(60)]);
  });
});
