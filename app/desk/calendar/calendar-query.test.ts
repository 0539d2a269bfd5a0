import { expect, test } from "vitest";
import { calendarAddress, readCalendarQuery } from "./calendar-query";

const read = (query: string) => readCalendarQuery(new URLSearchParams(query), "2026-07-14");
const defaults = { from: "2026-07-14", days: 14, model: null, free: null, page: 1 };

test.each([
  ["", {}],
  ["from=2026-08-01&days=30&model=7&page=2", { from: "2026-08-01", days: 30, model: 7, page: 2 }],
  ["from=31.2.2026&days=0&model=x&page=-1", {}],
  ["days=1000", { days: 92 }],
  [
    "freeFrom=2026-07-20&freeUntil=2026-07-18",
    { free: { from: "2026-07-18", until: "2026-07-20" } },
  ],
  [
    "freeFrom=2026-07-20&freeUntil=2026-07-20",
    { free: { from: "2026-07-20", until: "2026-07-21" } },
  ],
  ["freeFrom=2026-07-20", {}],
])("reads ?%s", (query, expected) => expect(read(query)).toEqual({ ...defaults, ...expected }));

test("an address is read as the query that it was made of", () => {
  const query = {
    ...defaults,
    model: 3,
    free: { from: "2026-07-18", until: "2026-07-20" },
    page: 2,
  };
  expect(read(calendarAddress(query).split("?")[1] ?? "")).toEqual(query);
  expect(calendarAddress({})).toBe("/admin/calendar");
});
