/** A stretch of time in days from the beginning of the first day shown; the end is not included. */
export type Stretch = { start: number; end: number };

/** A bar with the days it takes. */
export type DrawnBar<Bar> = Stretch & { bar: Bar };

/**
 * The number of divisions of a day: positions within a day are classes, because styles in HTML are not
 * allowed.
 */
export const EIGHTHS = 8;

/**
 * A bar within its cell, in eighths of a day. `start` is counted from the start of the cell, negative
 * before it, or with `edge: "end"` back from its end; `end` back from the end of the cell.
 */
export type PlacedBar<Bar> = { bar: Bar; edge: "start" | "end"; start: number; end: number };

/** A cell of a row, over `span` days from the day `first` on. */
export type Cell<Bar> = { first: number; span: number } & (
  | { kind: "bars"; bars: PlacedBar<Bar>[] }
  | { kind: "gap" }
);

/**
 * Returns the cells of a vehicle in some days. The days between two bars are one cell. A day that two bars
 * share belongs to the earlier one: the cell of the later begins a day after, and its bar reaches back. A
 * bar without a day of its own is in the cell before it.
 */
export function layOutRow<Bar>(bars: readonly DrawnBar<Bar>[], days: number): Cell<Bar>[] {
  const cells: Cell<Bar>[] = [];
  let next = 0;
  for (const { bar, start, end } of visibleBars(bars, days)) {
    const last = cells.at(-1);
    const until = Math.ceil(end);
    if (until <= next && last?.kind === "bars") {
      last.bars.push(placeAtEnd(bar, { start, end, until: next }));
      continue;
    }
    const first = Math.max(next, Math.floor(start));
    if (first > next) cells.push({ kind: "gap", first: next, span: first - next });
    const span = until - first;
    cells.push({ kind: "bars", first, span, bars: [place(bar, { start, end, first, span })] });
    next = until;
  }
  if (next < days) cells.push({ kind: "gap", first: next, span: days - next });
  return cells;
}

/** Returns the bars by their start, each cut at the edges of the days and at the start of the next one. */
function visibleBars<Bar>(bars: readonly DrawnBar<Bar>[], days: number) {
  const sorted = bars.toSorted((a, b) => a.start - b.start || a.end - b.end);
  return sorted
    .map(({ bar, start, end }, index) => ({
      bar,
      start: Math.max(start, 0),
      end: Math.min(end, days, sorted[index + 1]?.start ?? days),
    }))
    .filter(({ start, end }) => start < end);
}

function place<Bar>(bar: Bar, at: Stretch & { first: number; span: number }): PlacedBar<Bar> {
  const { first, span } = at;
  const start = Math.min(eighths(at.start - first), EIGHTHS - 1);
  const end = Math.min(eighths(first + span - at.end), EIGHTHS - 1, span * EIGHTHS - start - 1);
  return { bar, edge: "start", start, end: Math.max(end, 0) };
}

function placeAtEnd<Bar>(bar: Bar, at: Stretch & { until: number }): PlacedBar<Bar> {
  const start = Math.max(eighths(at.until - at.start), 1);
  const end = Math.min(eighths(at.until - at.end), start - 1);
  return { bar, edge: "end", start, end };
}

function eighths(days: number) {
  return Math.round(days * EIGHTHS);
}
