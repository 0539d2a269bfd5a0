import { expect, test } from "vitest";
import { toLanes } from "~/desk/calendar/group";

const bar = (start: number, end: number) => ({ start, end });

test.each([
  ["none", [], []],
  ["in a row", [bar(3, 5), bar(0, 3)], [[bar(0, 3), bar(3, 5)]]],
  ["overlapping", [bar(0, 3), bar(2, 4), bar(3, 5)], [[bar(0, 3), bar(3, 5)], [bar(2, 4)]]],
  ["the same", [bar(0, 3), bar(0, 3)], [[bar(0, 3)], [bar(0, 3)]]],
])("the lanes of bars: %s", (_, bars, lanes) => expect(toLanes(bars)).toEqual(lanes));
