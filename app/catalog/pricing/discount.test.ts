import { expect, test } from "vitest";
import { isCode, normalizeCode } from "./discount";

test.each([
  ["spring", "SPRING"],
  [" Spring 2030 ", "SPRING2030"],
  ["spring\u00a010", "SPRING10"],
  // The keys of a Georgian layout, with and without Shift.
  ["სპრინგ10", "SPRING10"],
  ["შ", "S"],
  ["ᲡᲞᲠᲘᲜᲒ", "SPRING"],
  ["ჭ ღ თ შ", "WRTS"],
  // Cyrillic and Greek letters that look like Latin ones.
  ["СЕАТ", "CEAT"],
  ["ΑΒΕ", "ABE"],
  ["summer–24", "SUMMER-24"],
  ["ｂ２", "B2"],
  ["ı", "ı"],
])("%j is the code %s", (typed, code) => {
  expect(normalizeCode(typed)).toBe(code);
});

test.each(["", "A", "Ж10", "A".repeat(31), "A_B", "ẞA"])("%j is no code", (typed) => {
  expect(isCode(normalizeCode(typed))).toBe(false);
});
