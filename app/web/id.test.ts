import { expect, test } from "vitest";
import { readId, readRowId } from "./id";

const HIGHEST = 2n ** 63n - 1n;

test.each([
  ["0", 0n],
  ["7", 7n],
  ["007", 7n],
  ["-7", -7n],
  ["9007199254740993", 9_007_199_254_740_993n],
  ["9223372036854775807", HIGHEST],
  ["9223372036854775808", HIGHEST],
  ["-9223372036854775809", -HIGHEST],
  ["9".repeat(100), HIGHEST],
])("%s is the id %s", (text, id) => {
  expect(readId(text)).toBe(id);
});

test.each([
  "",
  " ",
  "abc",
  "1.0",
  "1e3",
  "0x10",
  "+5",
  "--5",
  "-",
  "5 ",
  "5\n",
  "٥",
  "9".repeat(101),
])("%j is not an integer", (text) => {
  expect(readId(text)).toBeNull();
});

test.each([
  ["1", 1],
  ["999999999", 999_999_999],
  ["0", null],
  ["01", null],
  ["-1", null],
  ["1000000000", null],
  ["1 ", null],
  ["", null],
])("%j is the key of a row: %s", (text, id) => {
  expect(readRowId(text)).toBe(id);
});
