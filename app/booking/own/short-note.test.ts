import { expect, test } from "vitest";
import { shortNote } from "./short-note";

test.each([
  ["", "", false],
  ["Flight TK 386", "Flight TK 386", false],
  ["one\n\n\n two\t three ", "one two three", false],
  ["x".repeat(500), "x".repeat(500), false],
  ["x".repeat(501), `${"x".repeat(500)}…`, true],
  [`${"word ".repeat(99)}longest word`, `${"word ".repeat(99).trim()}…`, true],
  ["🚗".repeat(600), `${"🚗".repeat(500)}…`, true],
  ["\n".repeat(2000), "", false],
])("%j", (notes, text, isCut) => {
  expect(shortNote(notes)).toEqual({ text, isCut });
});
