import { expect, test } from "vitest";
import { firstText } from "./first-text";

test.each([
  ["text", "text"],
  [["first", "second"], "first"],
  [[["nested"]], "nested"],
  [[], ""],
  [undefined, ""],
  [null, ""],
  [7, ""],
  [new File([], "x"), ""],
])("the text of %j is %j", (value, text) => {
  expect(firstText(value)).toBe(text);
});

test("a text in thousands of arrays is found too", () => {
  let value: unknown = "deep";
  for (let depth = 0; depth < 50_000; depth += 1) value = [value];
  expect(firstText(value)).toBe("deep");
});
