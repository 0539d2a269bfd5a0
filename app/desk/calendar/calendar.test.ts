import { expect, test } from "vitest";
import { pagesOf } from "./calendar";

test.each([
  [[], []],
  [[20, 20, 10], [[20, 20, 10]]],
  [
    [20, 20, 11],
    [[20, 20], [11]],
  ],
  [
    [120, 3],
    [[120], [3]],
  ],
  [
    [49, 0, 2, 0],
    [
      [49, 0],
      [2, 0],
    ],
  ],
])("the pages of models with %j vehicles", (counts, pages) => {
  const models = counts.map((vehicles) => ({ vehicles }));
  expect(pagesOf(models).map((page) => page.map(({ vehicles }) => vehicles))).toEqual(pages);
});
