import { expect, test } from "vitest";
import { offeredLanguages } from "./languages";

test.each([
  [[], ["en"]],
  [["en"], ["en"]],
  [["ka"], ["en", "ka"]],
  [
    ["ka", "en", "ka"],
    ["en", "ka"],
  ],
  [["xx", "KA", ""], ["en"]],
])("of %j the site offers %j", (codes, offered) => {
  expect(offeredLanguages(codes)).toEqual(offered);
});
