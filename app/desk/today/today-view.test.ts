import { expect, test } from "vitest";
import { readTodayView, todayAddress } from "./today-view";

test.each([
  ["", { kind: "all" }, "/admin/today"],
  ["list=late", { kind: "list", list: "late", page: 1 }, "/admin/today?list=late"],
  [
    "list=messages&page=3",
    { kind: "list", list: "messages", page: 3 },
    "/admin/today?list=messages&page=3",
  ],
  [
    "day=2030-06-09&hour=0&page=2",
    { kind: "day", day: "2030-06-09", hour: 0, page: 2 },
    "/admin/today?day=2030-06-09&hour=0&page=2",
  ],
  ["list=prices", { kind: "all" }, "/admin/today"],
  ["day=2030-02-30", { kind: "all" }, "/admin/today"],
  [
    "day=2030-06-09&hour=24&page=0",
    { kind: "day", day: "2030-06-09", hour: null, page: 1 },
    "/admin/today?day=2030-06-09",
  ],
  [
    "list=late&page=1e9&day=2030-06-09&to=//evil.example",
    { kind: "list", list: "late", page: 1 },
    "/admin/today?list=late",
  ],
])("reads %s, and writes its address", (query, view, address) => {
  const read = readTodayView(new URLSearchParams(query));
  expect(read).toEqual(view);
  expect(todayAddress(read)).toBe(address);
});
