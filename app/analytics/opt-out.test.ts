import { expect, test } from "vitest";
import { isOptedOut } from "./opt-out";

test.each([
  ["analytics=off", true],
  ["lng=ka; analytics=off", true],
  ["analytics=off;lng=ka", true],
  ["", false],
  ["analytics=on", false],
  ["analytics=offline", false],
  ["xanalytics=off", false],
  ["note=analytics%3Doff", false],
])("the cookies %j opt out: %s", (cookies, off) => {
  expect(isOptedOut(cookies)).toBe(off);
});
