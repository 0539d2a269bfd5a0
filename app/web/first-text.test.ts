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
