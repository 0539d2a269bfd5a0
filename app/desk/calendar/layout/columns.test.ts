import { expect, test } from "vitest";
import { columnsOf, daysFrom } from "./columns";

test("days are columns of their own", () => {
  expect(columnsOf("2026-07-31", 2)).toEqual([
    { from: "2026-07-31", until: "2026-07-31", first: 0, span: 1 },
    { from: "2026-08-01", until: "2026-08-01", first: 1, span: 1 },
  ]);
});

test("long views have columns of weeks, from Monday on", () => {
  // The first day is a Saturday.
  const columns = columnsOf("2026-07-18", 40);
  expect(columns.map(({ span }) => span)).toEqual([2, 7, 7, 7, 7, 7, 3]);
  expect(columns[1]).toEqual({ from: "2026-07-20", until: "2026-07-26", first: 2, span: 7 });
  expect(columnsOf("2026-07-20", 40)[0]).toMatchObject({ span: 7 });
});

test.each([
  ["2026-07-18 00:00", 0],
  ["2026-07-19 12:00", 1.5],
  ["2026-07-17 18:00", -0.25],
  ["2026-08-18 06:00", 31.25],
])("%s as days", (moment, days) => expect(daysFrom("2026-07-18")(moment)).toBe(days));
