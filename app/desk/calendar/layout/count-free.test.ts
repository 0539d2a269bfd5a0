import { expect, test } from "vitest";
import { countFree } from "~/desk/calendar/group";

const always = { from: 0, until: 4 };
const bar = (start: number, end: number) => ({ start, end });

test.each([
  ["no vehicles", [], [], [0, 0, 0, 0]],
  ["a free one", [{ ...always, taken: [] }], [], [1, 1, 1, 1]],
  ["half a day is not free", [{ ...always, taken: [bar(0.5, 1.5)] }], [], [0, 0, 1, 1]],
  ["an end at midnight is", [{ ...always, taken: [bar(-2, 1)] }], [], [0, 1, 1, 1]],
  ["days outside the service are not", [{ from: 1, until: 3, taken: [] }], [], [0, 1, 1, 0]],
  [
    "those without a vehicle count",
    [
      { ...always, taken: [] },
      { ...always, taken: [bar(2, 4)] },
    ],
    [bar(0.5, 1), bar(2, 3), bar(2, 3)],
    [1, 2, 0, 1],
  ],
])("free vehicles by day: %s", (_, units, waiting, free) =>
  expect(countFree(units, waiting, 4)).toEqual(free),
);
