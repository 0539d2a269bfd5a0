import { describe, expect, test } from "vitest";
import { layOutRow } from "./lay-out-row";

const bar = (start: number, end: number) => ({ start, end, bar: null });

/** Returns `first+span` of each cell, with its bars as `start/end`. */
function cellsOf(bars: ReturnType<typeof bar>[], days = 14) {
  return layOutRow(bars, days).map((cell) => {
    const place = `${cell.first}+${cell.span}`;
    if (cell.kind === "gap") return `gap ${place}`;
    const texts = cell.bars.map(
      ({ edge, start, end }) => `${edge === "end" ? "<" : ""}${start}/${end}`,
    );
    return `${place} ${texts.join(" ")}`;
  });
}

describe("the cells of a row", () => {
  test.each([
    ["nothing is one gap", [], ["gap 0+14"]],
    [
      "the days between two bars are one gap",
      [bar(0, 2), bar(9, 14)],
      ["0+2 0/0", "gap 2+7", "9+5 0/0"],
    ],
    ["half days are eighths", [bar(1.5, 3.25)], ["gap 0+1", "1+3 4/6", "gap 4+10"]],
    [
      "a day that two bars share belongs to the earlier",
      [bar(0.5, 3.25), bar(3.75, 6)],
      ["0+4 4/6", "4+2 -2/0", "gap 6+8"],
    ],
    [
      "one may begin in the minute when another ends",
      [bar(2, 4.5), bar(4.5, 6)],
      ["gap 0+2", "2+3 0/4", "5+1 -4/0", "gap 6+8"],
    ],
    [
      "a bar without a day of its own is in the cell before",
      [bar(1, 3.25), bar(3.375, 3.5), bar(3.75, 5)],
      ["gap 0+1", "1+3 0/6 <5/4", "4+1 -2/0", "gap 5+9"],
    ],
    [
      "several bars of a day are one cell",
      [bar(2.125, 2.25), bar(2.5, 2.75)],
      ["gap 0+2", "2+1 1/6 <4/2", "gap 3+11"],
    ],
    ["bars are cut at the edges", [bar(-3, 1.5), bar(12, 40)], ["0+2 0/4", "gap 2+10", "12+2 0/0"]],
    ["a bar outside is not shown", [bar(-3, 0), bar(14, 15)], ["gap 0+14"]],
    ["a bar of all days is one cell", [bar(-1, 15)], ["0+14 0/0"]],
    ["an end at midnight takes no part of the next day", [bar(0, 1)], ["0+1 0/0", "gap 1+13"]],
    ["a bar of minutes has a width", [bar(2.99, 2.995)], ["gap 0+2", "2+1 7/0", "gap 3+11"]],
    [
      "an overdue bar ends where the next begins",
      [bar(0, 5.5), bar(4.5, 6)],
      ["0+5 0/4", "5+1 -4/0", "gap 6+8"],
    ],
    ["the order doesn't matter", [bar(9, 14), bar(0, 2)], ["0+2 0/0", "gap 2+7", "9+5 0/0"]],
  ])("%s", (_, bars, cells) => expect(cellsOf(bars)).toEqual(cells));

  test("cover every day once, with any bars", () => {
    for (let seed = 1; seed < 200; seed += 1) {
      const days = 1 + (seed % 31);
      const bars = Array.from({ length: seed % 9 }, (_, index) => {
        const start = ((seed * 7919 + index * 104_729) % 400) / 10 - 5;
        return bar(start, start + 0.1 + ((seed * 31 + index * 17) % 60) / 10);
      });
      let next = 0;
      for (const { first, span } of layOutRow(bars, days)) {
        expect(first).toBe(next);
        expect(span).toBeGreaterThan(0);
        next += span;
      }
      expect(next).toBe(days);
    }
  });
});
