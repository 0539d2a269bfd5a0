import { expect, test } from "vitest";
import { isSwitchedOff } from "./counted";

test.each([
  ["analytics=off", true],
  ["lng=ka; analytics=off", true],
  ["analytics=off;lng=ka", true],
  ["", false],
  ["analytics=on", false],
  ["analytics=offline", false],
  ["xanalytics=off", false],
  ["note=analytics%3Doff", false],
])("with the cookies %j analytics is switched off: %s", (cookies, off) => {
  expect(isSwitchedOff(cookies)).toBe(off);
});
