import { itemAt } from "../item-at";
import type { Curve, Point } from "../shape";

/** A cubic at parameter `part`. */
function along(from: Point, [one, two, end]: readonly [Point, Point, Point], part: number): Point {
  const rest = 1 - part;
  const [a, b] = [rest * rest * rest, 3 * rest * rest * part];
  const [c, d] = [3 * rest * part * part, part * part * part];
  return [
    a * from[0] + b * one[0] + c * two[0] + d * end[0],
    a * from[1] + b * one[1] + c * two[1] + d * end[1],
  ];
}

/** Points of a curve, a fixed number for each segment. */
export function sampled(curve: Curve, count = 16): Point[] {
  let last = curve.start;
  const points: Point[] = [last];
  for (const segment of curve.segments) {
    for (let step = 1; step <= count; step += 1) points.push(along(last, segment, step / count));
    last = segment[2];
  }
  return points;
}

/** The points of a line at equal distances; a closed line ends a step before its beginning. */
export function evenly(points: readonly Point[], step: number, closed: boolean): Point[] {
  const line = closed ? [...points, itemAt(points, 0)] : points;
  const even: Point[] = [itemAt(line, 0)];
  let rest = step;
  for (let index = 1; index < line.length; index += 1) {
    const [from, to] = [itemAt(line, index - 1), itemAt(line, index)];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    let at = rest;
    for (; at <= length; at += step) {
      const part = at / length;
      even.push([from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]);
    }
    rest = at - length;
  }
  if (closed && rest > step / 2) even.pop();
  return even;
}

/** The height of a line that runs from front to rear, at x; level beyond its ends. */
export function heightOf(line: readonly Point[], x: number): number {
  const sorted = itemAt(line, 0)[0] <= itemAt(line, -1)[0] ? line : line.toReversed();
  const next = sorted.findIndex((point) => point[0] >= x);
  if (next === 0) return itemAt(sorted, 0)[1];
  if (next === -1) return itemAt(sorted, -1)[1];
  const [from, to] = [itemAt(sorted, next - 1), itemAt(sorted, next)];
  const part = (x - from[0]) / Math.max(1e-6, to[0] - from[0]);
  return from[1] + (to[1] - from[1]) * part;
}

/** A region of a plane with the box around it. */
export type Region = {
  readonly points: readonly Point[];
  readonly box: readonly [left: number, low: number, right: number, high: number];
};

export function regionOf(points: readonly Point[]): Region {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return {
    points,
    box: [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)],
  };
}

export function isInside({ points, box }: Region, x: number, y: number): boolean {
  if (x < box[0] || x > box[2] || y < box[1] || y > box[3]) return false;
  let inside = false;
  let last = itemAt(points, -1);
  for (const point of points) {
    if (
      point[1] > y !== last[1] > y &&
      x < ((last[0] - point[0]) * (y - point[1])) / (last[1] - point[1]) + point[0]
    ) {
      inside = !inside;
    }
    last = point;
  }
  return inside;
}

export function isInAny(regions: readonly Region[], x: number, y: number): boolean {
  return regions.some((region) => isInside(region, x, y));
}

/** Smoothstep from 0 at `from` to 1 at `to`. */
export function smooth(from: number, to: number, value: number): number {
  const part = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return part * part * (3 - 2 * part);
}
