import { itemAt } from "../item-at";
/** A spot on the picture, in cells of the raster. */
export type Spot = readonly [u: number, v: number];

/** A cubic: both ends and the controls between. */
export type Cubic = readonly [Spot, Spot, Spot, Spot];

const less = (a: Spot, b: Spot): Spot => [a[0] - b[0], a[1] - b[1]];
const plus = (a: Spot, b: Spot, part = 1): Spot => [a[0] + b[0] * part, a[1] + b[1] * part];
const times = (a: Spot, b: Spot): number => a[0] * b[0] + a[1] * b[1];
const size = (a: Spot): number => Math.hypot(a[0], a[1]);

function unit(a: Spot): Spot {
  const length = size(a) || 1;
  return [a[0] / length, a[1] / length];
}

function at([a, b, c, d]: Cubic, t: number): Spot {
  const s = 1 - t;
  const w = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t] as const;
  return [
    w[0] * a[0] + w[1] * b[0] + w[2] * c[0] + w[3] * d[0],
    w[0] * a[1] + w[1] * b[1] + w[2] * c[1] + w[3] * d[1],
  ];
}

/** How far along the line each point lies, from 0 to 1. */
function lengths(points: readonly Spot[]): number[] {
  const sums = [0];
  for (let index = 1; index < points.length; index += 1) {
    sums.push(
      itemAt(sums, index - 1) + size(less(itemAt(points, index), itemAt(points, index - 1))),
    );
  }
  const whole = itemAt(sums, -1) || 1;
  return sums.map((sum) => sum / whole);
}

/** The cubic with these end tangents that lies nearest to the points, by least squares. */
function nearest(
  points: readonly Spot[],
  places: readonly number[],
  leave: Spot,
  come: Spot,
): Cubic {
  const [first, last] = [itemAt(points, 0), itemAt(points, -1)];
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0];
  points.forEach((point, index) => {
    const t = itemAt(places, index);
    const s = 1 - t;
    const [b1, b2] = [3 * s * s * t, 3 * s * t * t];
    const [one, two] = [plus([0, 0], leave, b1), plus([0, 0], come, b2)];
    const head = s * s * s + b1;
    const rest = less(point, plus(plus([0, 0], first, head), last, 1 - head));
    c00 += times(one, one);
    c01 += times(one, two);
    c11 += times(two, two);
    x0 += times(one, rest);
    x1 += times(two, rest);
  });
  const whole = c00 * c11 - c01 * c01;
  const chord = size(less(last, first));
  let from = whole === 0 ? 0 : (x0 * c11 - x1 * c01) / whole;
  let to = whole === 0 ? 0 : (c00 * x1 - c01 * x0) / whole;
  if (from < chord * 0.01 || to < chord * 0.01 || from > chord * 3 || to > chord * 3) {
    from = chord / 3;
    to = chord / 3;
  }
  return [first, plus(first, leave, from), plus(last, come, to), last];
}

/** Moves each place to where the cubic comes nearest to its point, by one step of Newton. */
function replaced(cubic: Cubic, points: readonly Spot[], places: readonly number[]): number[] {
  const [a, b, c, d] = cubic;
  return points.map((point, index) => {
    const t = itemAt(places, index);
    const s = 1 - t;
    const off = less(at(cubic, t), point);
    const [ab, bc, cd] = [less(b, a), less(c, b), less(d, c)];
    const speed = plus(plus(plus([0, 0], ab, 3 * s * s), bc, 6 * s * t), cd, 3 * t * t);
    const turn = plus(plus([0, 0], less(bc, ab), 6 * s), less(cd, bc), 6 * t);
    const slope = times(speed, speed) + times(off, turn);
    return slope === 0 ? t : Math.min(1, Math.max(0, t - times(off, speed) / slope));
  });
}

function worst(cubic: Cubic, points: readonly Spot[], places: readonly number[]) {
  let [index, error] = [points.length >> 1, 0];
  points.forEach((point, position) => {
    const off = size(less(at(cubic, itemAt(places, position)), point));
    if (off > error) [index, error] = [position, off];
  });
  return { index, error };
}

/** The direction of the line at one of its points, over the next few points. */
function heading(points: readonly Spot[], index: number, reach: number): Spot {
  const other = itemAt(points, Math.min(points.length - 1, Math.max(0, index + reach)));
  return unit(less(other, itemAt(points, index)));
}

/** Cubics that follow the points (after Schneider) no farther off than `slack`. */
export function fitted(
  points: readonly Spot[],
  slack: number,
  leave = heading(points, 0, 7),
  come = heading(points, points.length - 1, -7),
): Cubic[] {
  const [first, last] = [itemAt(points, 0), itemAt(points, -1)];
  if (points.length <= 3) {
    const third = size(less(last, first)) / 3;
    const way = unit(less(last, first));
    return [[first, plus(first, way, third), plus(last, way, -third), last]];
  }
  let places = lengths(points);
  let cubic = nearest(points, places, leave, come);
  let miss = worst(cubic, points, places);
  for (let round = 0; round < 4 && miss.error > slack && miss.error < slack * 5; round += 1) {
    places = replaced(cubic, points, places);
    cubic = nearest(points, places, leave, come);
    miss = worst(cubic, points, places);
  }
  if (miss.error <= slack) return [cubic];
  const split = Math.min(points.length - 2, Math.max(1, miss.index));
  const tangent = unit(
    less(
      itemAt(points, Math.max(0, split - 8)),
      itemAt(points, Math.min(points.length - 1, split + 8)),
    ),
  );
  const back: Spot = [-tangent[0], -tangent[1]];
  return [
    ...fitted(points.slice(0, split + 1), slack, leave, tangent),
    ...fitted(points.slice(split), slack, back, come),
  ];
}
