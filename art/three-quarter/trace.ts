import { itemAt } from "../item-at";
import type { Cubic, Spot } from "./fit";
import { fitted } from "./fit";
import { cubicPath } from "./path";

/** The kind of each cell of a grid; 0 is empty. */
export type Labels = {
  readonly width: number;
  readonly height: number;
  readonly cells: Uint8Array;
  /** How far the grid lies right of and below the picture's corner. */
  readonly offset: Spot;
};

/** How closely paths follow the grid. */
export type Detail = {
  /** The maximum error of a path, in picture units. */
  readonly slack: number;
  /** Numbers are rounded to this many tenths of a unit. */
  readonly grain: number;
  /** The width of the edge in a shape's own colour, which closes gaps. */
  readonly edge: number;
};

export const FULL: Detail = { slack: 0.35, grain: 1, edge: 0.6 };

/** The bounding box of non-empty cells. */
export function cropped({ width, height, cells, offset }: Labels): Labels {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let cell = 0; cell < cells.length; cell += 1) {
    if (cells[cell] === 0) continue;
    const [x, y] = [cell % width, Math.floor(cell / width)];
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    bottom = y;
  }
  const size = { width: right - left + 1, height: bottom - top + 1 };
  const kept = new Uint8Array(size.width * size.height);
  for (let row = 0; row < size.height; row += 1) {
    const from = (top + row) * width + left;
    kept.set(cells.subarray(from, from + size.width), row * size.width);
  }
  return { ...size, cells: kept, offset: [offset[0] + left, offset[1] + top] };
}

type Belongs = (label: number) => boolean;

/** The steps of a walk round a region: right, down, left, up; the region lies on the right hand. */
const STEPS: readonly Spot[] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
];

/** The matching cells as 1, with an empty margin around the grid. */
function maskOf({ width, height, cells }: Labels, belongs: Belongs): Uint8Array {
  const held = Uint8Array.from({ length: 256 }, (_, label) => (belongs(label) ? 1 : 0));
  const mask = new Uint8Array((width + 2) * (height + 2));
  for (let row = 0; row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      mask[(row + 1) * (width + 2) + column + 1] = itemAt(
        held,
        itemAt(cells, row * width + column),
      );
    }
  }
  return mask;
}

/** The closed borders of all matching cells, as the midpoints of cell sides. */
function borders(labels: Labels, belongs: Belongs): Spot[][] {
  const stride = labels.width + 2;
  const mask = maskOf(labels, belongs);
  const done = new Uint8Array(mask.length);
  const loops: Spot[][] = [];
  for (let cell = stride; cell < mask.length; cell += 1) {
    if (mask[cell] === 1 && mask[cell - stride] === 0 && done[cell] === 0) {
      const loop = walk(cell, mask, done, stride);
      loops.push(loop.map(([u, v]): Spot => [u + labels.offset[0], v + labels.offset[1]]));
    }
  }
  return loops;
}

/** Walks from the upper left corner of a cell round its region. */
function walk(first: number, mask: Uint8Array, done: Uint8Array, stride: number): Spot[] {
  const loop: Spot[] = [];
  let [cell, way] = [first, 0];
  do {
    if (way === 0) done[cell] = 1;
    const [dx, dy] = itemAt(STEPS, way);
    loop.push([(cell % stride) - 1 + dx / 2, Math.floor(cell / stride) - 1 + dy / 2]);
    cell += dx + dy * stride;
    way = turned(cell, way, mask, stride);
  } while (cell !== first || way !== 0);
  return loop;
}

/** The next step of the walk from the upper left corner of a cell. */
function turned(cell: number, way: number, mask: Uint8Array, stride: number): number {
  const around = [cell - stride, cell, cell - 1, cell - stride - 1];
  const [onLeft, onRight] = [
    itemAt(mask, itemAt(around, way)),
    itemAt(mask, itemAt(around, (way + 1) % 4)),
  ];
  if (onRight === 0) return (way + 1) % 4;
  return onLeft === 1 ? (way + 3) % 4 : way;
}

function areaOf(loop: readonly Spot[]): number {
  let sum = 0;
  let last = itemAt(loop, -1);
  for (const spot of loop) {
    sum += last[0] * spot[1] - spot[0] * last[1];
    last = spot;
  }
  return sum / 2;
}

/** Smooths the steps of the grid; the ends of an open line stay. */
function calmed(line: readonly Spot[], rounds: number, isClosed: boolean): Spot[] {
  const count = line.length;
  let last: readonly Spot[] = line;
  for (let round = 0; round < rounds; round += 1) {
    const from = last;
    last = from.map((spot, index) => {
      if (!isClosed && (index === 0 || index === count - 1)) return spot;
      const [before, after] = [
        itemAt(from, (index + count - 1) % count),
        itemAt(from, (index + 1) % count),
      ];
      return [(before[0] + 2 * spot[0] + after[0]) / 4, (before[1] + 2 * spot[1] + after[1]) / 4];
    });
  }
  return [...last];
}

/** How sharply a closed line turns at a point, as the cosine of the angle between its arms. */
function sharpness(loop: readonly Spot[], index: number, reach: number): number {
  const count = loop.length;
  const here = itemAt(loop, index);
  const before = itemAt(loop, (index + count - reach) % count);
  const after = itemAt(loop, (index + reach) % count);
  const one: Spot = [here[0] - before[0], here[1] - before[1]];
  const two: Spot = [after[0] - here[0], after[1] - here[1]];
  const lengths = Math.hypot(one[0], one[1]) * Math.hypot(two[0], two[1]);
  return lengths === 0 ? 1 : (one[0] * two[0] + one[1] * two[1]) / lengths;
}

/** Where a closed line has true corners, in order. */
function cornersOf(loop: readonly Spot[], reach: number): number[] {
  const turns = loop.map((_, index) => sharpness(loop, index, reach));
  const count = loop.length;
  return turns.flatMap((turn, index) => {
    if (turn > 0.8) return [];
    for (let off = -reach; off <= reach; off += 1) {
      const other = itemAt(turns, (index + off + count) % count);
      if (other < turn || (other === turn && off < 0)) return [];
    }
    return [index];
  });
}

/** One closed border as cubics, split at its corners. */
function smoothed(border: readonly Spot[], fine: number, slack: number): Cubic[] {
  const loop = calmed(border, 2, true);
  const reach = Math.max(3, Math.round(fine * 2.4));
  const found = loop.length > reach * 4 ? cornersOf(loop, reach) : [];
  const corners = found.length > 0 ? found : [0, loop.length >> 1];
  return corners.flatMap((from, index) => {
    const next = itemAt(corners, (index + 1) % corners.length);
    const end = next > from ? next : next + loop.length;
    const stretch = Array.from({ length: end - from + 1 }, (_, step) => {
      return itemAt(loop, (from + step) % loop.length);
    });
    return fitted(calmed(stretch, 7, false), fine * slack);
  });
}

/**
 * The path of all matching cells, in picture units, or "" without any. Specks and holes of less than
 * `least` square units are dropped.
 */
export function traced(
  labels: Labels,
  belongs: Belongs,
  fine: number,
  least = 2,
  { slack, grain }: Detail = FULL,
): string {
  return borders(labels, belongs)
    .filter((loop) => Math.abs(areaOf(loop)) > least * fine * fine)
    .map((loop) => `${cubicPath(smoothed(loop, fine, slack), fine, grain)}z`)
    .join("");
}
