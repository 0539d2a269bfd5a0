import { beforeEach, expect, test, vi } from "vitest";
import { readCopy } from "./list-copy";

// What can't be read is a warning, which is expected here.
beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

const NOW = Date.parse("2030-06-10T12:00:00Z");
const WEEK = 7 * 86_400_000;

function stored(age: number) {
  return JSON.stringify({ at: NOW - age, bookings: [] });
}

test.each([0, 1, WEEK])("a list that is %d ms old is shown", (age) => {
  expect(readCopy(stored(age), NOW)).toEqual({ at: NOW - age, bookings: [] });
});

test.each([
  ["an old one", stored(WEEK + 1)],
  ["one of the future", stored(-1)],
  ["none", null],
  ["what is broken", '{"at":'],
  ["what is no list", '{"at":1,"bookings":{}}'],
  ["what is no object", "7"],
])("%s is not", (_, text) => {
  expect(readCopy(text, NOW)).toBeNull();
});
