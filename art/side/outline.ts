import { itemAt } from "../item-at";
import type { Curve, Point } from "../shape";

/**
 * Tangents of an outline, as the `points` of an SVG polygon: corners "x,y" in millimetres. The
 * line touches each side and rounds each corner as wide as the sides allow; a third number, "x,y,r",
 * limits the rounding to that many millimetres from the corner.
 */
export type Tangents = string;

export type Knot = { readonly at: Point; readonly radius: number };

export function knotsOf(tangents: Tangents): Knot[] {
  return tangents
    .trim()
    .split(/\s+/)
    .map((text) => {
      const [x = 0, y = 0, radius = Infinity] = text.split(",").map(Number);
      return { at: [x, y], radius };
    });
}

export function mix(from: Point, to: Point, part: number): Point {
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
}

export function distance(from: Point, to: Point): number {
  return Math.hypot(to[0] - from[0], to[1] - from[1]);
}

/** How much of the side from one knot to another the first may round. */
function reach(knot: Knot, other: Knot): number {
  const length = distance(knot.at, other.at);
  const room = Math.max(length / 2, Number.isFinite(other.radius) ? length - other.radius : 0);
  return length === 0 ? 0 : Math.min(knot.radius, room) / length;
}

function straight(from: Point, to: Point): readonly [Point, Point, Point] {
  return [mix(from, to, 1 / 3), mix(from, to, 2 / 3), to];
}

/** The round of one knot between its neighbours, with the way to where it begins. */
function turn(before: Knot, knot: Knot, after: Knot) {
  const start = mix(knot.at, before.at, reach(knot, before));
  const end = mix(knot.at, after.at, reach(knot, after));
  const bend = [mix(start, knot.at, 2 / 3), mix(end, knot.at, 2 / 3), end] as const;
  return { start, end, bend };
}

/** An open line that begins and ends in its first and last knot. */
export function openCurve(knots: readonly Knot[]): Curve {
  const segments: (readonly [Point, Point, Point])[] = [];
  let last = itemAt(knots, 0).at;
  knots.slice(1, -1).forEach((knot, index) => {
    const { start, end, bend } = turn(itemAt(knots, index), knot, itemAt(knots, index + 2));
    if (distance(last, start) > 1) segments.push(straight(last, start));
    segments.push(bend);
    last = end;
  });
  const end = itemAt(knots, -1).at;
  if (distance(last, end) > 1) segments.push(straight(last, end));
  return { start: itemAt(knots, 0).at, segments };
}

/** A closed outline, rounded in every knot. */
export function closedCurve(knots: readonly Knot[]): Curve {
  const turns = knots.map((knot, index) =>
    turn(itemAt(knots, index - 1), knot, itemAt(knots, (index + 1) % knots.length)),
  );
  const start = itemAt(turns, -1).end;
  let last = start;
  const segments = turns.flatMap(({ start: begin, end, bend }) => {
    const way = distance(last, begin) > 1 ? [straight(last, begin)] : [];
    last = end;
    return [...way, bend];
  });
  return { start, segments };
}

/** An arc about a centre, angles in degrees from the rear axis upwards. */
export function arc(centre: Point, radius: number, from: number, to: number): Curve {
  const count = Math.max(1, Math.ceil(Math.abs(to - from) / 60));
  const step = ((to - from) / count) * (Math.PI / 180);
  const hand = (4 / 3) * Math.tan(step / 4) * radius;
  const at = (angle: number): Point => [
    centre[0] + Math.cos(angle) * radius,
    centre[1] + Math.sin(angle) * radius,
  ];
  const first = from * (Math.PI / 180);
  const segments = Array.from({ length: count }, (_, index) => {
    const begin = first + index * step;
    const [a, b] = [at(begin), at(begin + step)];
    const leave: Point = [a[0] - Math.sin(begin) * hand, a[1] + Math.cos(begin) * hand];
    const come: Point = [
      b[0] + Math.sin(begin + step) * hand,
      b[1] - Math.cos(begin + step) * hand,
    ];
    return [leave, come, b] as const;
  });
  return { start: at(first), segments };
}

/** Joins two curves, by a straight line if they do not meet. */
export function joined(first: Curve, second: Curve): Curve {
  const last = first.segments.at(-1)?.[2] ?? first.start;
  const way = distance(last, second.start) > 1 ? [straight(last, second.start)] : [];
  return { start: first.start, segments: [...first.segments, ...way, ...second.segments] };
}

/** A curve as a line of points, eight to a segment. */
export function sampled(curve: Curve): Point[] {
  let from = curve.start;
  return curve.segments.flatMap(([leave, come, to]) => {
    const start = from;
    from = to;
    return Array.from({ length: 8 }, (_, index) => {
      const part = index / 8;
      const [a, b, c] = [mix(start, leave, part), mix(leave, come, part), mix(come, to, part)];
      return mix(mix(a, b, part), mix(b, c, part), part);
    });
  });
}
