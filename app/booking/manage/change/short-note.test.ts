import { expect, test } from "vitest";
import { shortNote } from "./short-note";

test.each([
  ["", "", false],
  ["Flight TK 386", "Flight TK 386", false],
  ["one\n\n\n two\t three ", "one two three", false],
  ["x".repeat(400), "x".repeat(400), false],
  ["x".repeat(401), `${"x".repeat(400)}…`, true],
  [`${"word ".repeat(79)}longest word`, `${"word ".repeat(79).trim()}…`, true],
  [`Hi ${"x".repeat(500)}`, `Hi ${"x".repeat(397)}…`, true],
  ["🚗".repeat(600), `${"🚗".repeat(400)}…`, true],
  ["\n".repeat(2000), "", false],
])("%j", (notes, text, isCut) => {
  expect(shortNote(notes)).toEqual({ text, isCut });
});
