import { expect, test } from "vitest";
import { byDay, type Handover } from "./today";

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
