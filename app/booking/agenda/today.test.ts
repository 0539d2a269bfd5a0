import { expect, test } from "vitest";
import { byShift, nextMinute } from "./today";

test("hand-overs are grouped by day and night, in their order", () => {
  const at = (id: number, day: string, time: string) => ({ id, day, time });
  const groups = byShift([
    at(1, "2030-06-10", "06:59"),
    at(2, "2030-06-10", "07:00"),
    at(3, "2030-06-10", "21:59"),
    at(4, "2030-06-10", "22:00"),
    at(5, "2030-06-11", "02:30"),
    at(6, "2030-07-01", "00:00"),
  ]);
  expect(groups.map(({ day, isNight, rows }) => [day, isNight, rows.map(({ id }) => id)])).toEqual([
    ["2030-06-09", true, [1]],
    ["2030-06-10", false, [2, 3]],
    ["2030-06-10", true, [4, 5]],
    ["2030-06-30", true, [6]],
  ]);
  expect(byShift([])).toEqual([]);
});

test.each([
  ["2030-06-10T08:00:00.000Z", "2030-06-10 12:00"],
  ["2030-06-10T08:00:00.001Z", "2030-06-10 12:01"],
  ["2030-06-10T19:59:30.000Z", "2030-06-11 00:00"],
])("the first minute that is not over at %s is %s", (now, expected) => {
  expect(nextMinute(new Date(now))).toBe(expected);
});
