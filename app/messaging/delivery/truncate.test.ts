import fc from "fast-check";
import { expect, test } from "vitest";
import { truncate } from "./plain-lines";

test.each([
  ["short", 5, "short"],
  ["longer", 5, "long…"],
  ["ab🚙cd", 4, "ab…"],
  ["ab🚙cd", 5, "ab🚙…"],
  ["longer", 1, "…"],
  ["longer", 0, "…"],
  ["longer", -4, "…"],
  ["", 0, ""],
])("%j cut to %i is %j", (text, length, cut) => {
  expect(truncate(text, length)).toBe(cut);
});

test("a text is never longer than the limit and never cut within a character", () => {
  const texts = fc.array(fc.constantFrom("a", "ჰ", "🚙"), { maxLength: 30 });
  fc.assert(
    fc.property(texts, fc.integer({ min: 1, max: 20 }), (characters, length) => {
      const text = characters.join("");
      const cut = truncate(text, length);
      expect(cut.length).toBeLessThanOrEqual(length);
      expect(cut.isWellFormed()).toBe(true);
      expect(`${text}…`).toContain(cut.replace(/…$/, ""));
    }),
  );
});
