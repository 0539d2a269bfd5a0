import { beforeEach, expect, test, vi } from "vitest";
import { readCachedList } from "./cached-bookings";

// What can't be read is a warning, which is expected here.
beforeEach(() => void vi.spyOn(console, "warn").mockReturnValue());

const NOW = Date.parse("2030-06-10T12:00:00Z");
const WEEK = 7 * 86_400_000;

function stored(age: number) {
  return JSON.stringify({ at: NOW - age, bookings: [] });
}

test.each([0, 1, WEEK])("accepts a list that is %d ms old", (age) => {
  expect(readCachedList(stored(age), NOW)).toEqual({ at: NOW - age, bookings: [] });
});

test.each([
  ["an old list", stored(WEEK + 1)],
  ["a list from the future", stored(-1)],
  ["a missing list", null],
  ["invalid JSON", '{"at":'],
  ["another object", '{"at":1,"bookings":{}}'],
  ["a number", "7"],
])("rejects %s", (_, text) => {
  expect(readCachedList(text, NOW)).toBeNull();
});
