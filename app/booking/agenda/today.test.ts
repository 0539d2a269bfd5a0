import { expect, test } from "vitest";
import { byDay, waitingTime, type Handover } from "./today";

const NOW = "2030-06-10T12:00:00.000Z";

test.each([
  ["2030-06-10T12:00:30.000Z", "minutes", 0],
  ["2030-06-10T11:59:01.000Z", "minutes", 0],
  ["2030-06-10T11:12:00.000Z", "minutes", 48],
  ["2030-06-10T10:00:01.000Z", "minutes", 119],
  ["2030-06-10T10:00:00.000Z", "hours", 2],
  ["2030-06-08T12:00:01.000Z", "hours", 47],
  ["2030-06-08T12:00:00.000Z", "days", 2],
  ["2030-05-10T12:00:00.000Z", "days", 31],
])("a booking of %s has waited for %s: %i", (createdAt, unit, count) => {
  expect(waitingTime(createdAt, NOW)).toEqual({ unit, count });
});

test("hand-overs are grouped by day, in their order", () => {
  const handover = (id: number, day: string) => ({ id, day, kind: "pickup" }) as Handover;
  const groups = byDay([
    handover(2, "2030-06-10"),
    handover(1, "2030-06-10"),
    handover(3, "2030-06-12"),
  ]);
  expect(groups.map(({ day, rows }) => [day, rows.map(({ id }) => id)])).toEqual([
    ["2030-06-10", [2, 1]],
    ["2030-06-12", [3]],
  ]);
  expect(byDay([])).toEqual([]);
});
