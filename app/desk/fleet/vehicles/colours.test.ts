import { expect, test } from "vitest";
import { swatchOf } from "./colours";

test.each([
  ["White", "#f1f1ee"],
  [" თეთრი ", "#f1f1ee"],
  ["pearl white", "#f1f1ee"],
  ["metallic light blue", "#7fb2dd"],
  ["light blue", "#7fb2dd"],
  ["", null],
  ["redwood", null],
])("the colour %j is drawn as %s", (typed, swatch) => {
  expect(swatchOf(typed)).toBe(swatch);
});
