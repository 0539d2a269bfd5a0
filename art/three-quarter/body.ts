import { itemAt } from "../item-at";
import type { CarShape, Point } from "../shape";
import type { Space } from "./projection";
import { evenly, sampled } from "./curves";
import type { Build } from "./face/face";
import { flankOf } from "./flank";

/** A point of the outline on the middle plane, with its outward normal. */
export type Station = { readonly at: Point; readonly out: Point; readonly inset: number };

/**
 * The surface of one half of a body. Across, it runs from the outline on the middle plane, which
 * the side view gives, round an edge on to the flank; `cornering` says how square that edge is.
 */
export type Body = {
  readonly shape: CarShape;
  readonly build: Build;
  /** Round the outline from the lower end of the nose over the roof, 15 mm apart. */
  readonly stations: readonly Station[];
  readonly halfWidth: (x: number, y: number) => number;
};

const STEP = 15;

/** Orders a closed outline: from the lower nose, upwards. */
function inOrder(points: readonly Point[]): Point[] {
  let sum = 0;
  points.forEach((point, index) => {
    const next = itemAt(points, (index + 1) % points.length);
    sum += point[0] * next[1] - next[0] * point[1];
  });
  const line = sum > 0 ? points.toReversed() : [...points];
  let first = 0;
  line.forEach((point, index) => {
    if (point[0] + point[1] < itemAt(line, first)[0] + itemAt(line, first)[1]) first = index;
  });
  return [...line.slice(first), ...line.slice(0, first)];
}

/** The outward normals of a closed line, averaged over neighbours. */
function outwards(line: readonly Point[]): Point[] {
  const count = line.length;
  const facing = line.map((_, index): Point => {
    const before = itemAt(line, (index + count - 4) % count);
    const after = itemAt(line, (index + 4) % count);
    const length = Math.hypot(after[0] - before[0], after[1] - before[1]) || 1;
    return [-(after[1] - before[1]) / length, (after[0] - before[0]) / length];
  });
  return facing.map((_, index): Point => {
    let [x, y] = [0, 0];
    for (let off = -14; off <= 14; off += 1) {
      const other = itemAt(facing, (index + off + count) % count);
      x += other[0];
      y += other[1];
    }
    const length = Math.hypot(x, y) || 1;
    return [x / length, y / length];
  });
}

/** The points of the outline with the inset of the edge behind each. */
function stationsOf(shape: CarShape, build: Build): Station[] {
  const line = evenly(inOrder(sampled(shape.side.body).slice(0, -1)), STEP, true);
  const facing = outwards(line);
  const insets = line.map((at, index) => {
    const out = itemAt(facing, index);
    const sweep = out[0] < 0 ? build.sweep : build.tailSweep;
    const crown = out[1] < 0 ? 30 : at[1] > build.roofFrom ? build.roofCrown : build.hoodCrown;
    return sweep * out[0] ** 2 + crown * out[1] ** 2;
  });
  const count = line.length;
  const evened = insets.map((_, index) => {
    let sum = 0;
    for (let off = -12; off <= 12; off += 1) sum += itemAt(insets, (index + off + count) % count);
    return sum / 25;
  });
  return line.map((at, index) => ({
    at,
    out: itemAt(facing, index),
    inset: itemAt(evened, index),
  }));
}

export function bodyOf(shape: CarShape, build: Build): Body {
  return { shape, build, stations: stationsOf(shape, build), halfWidth: flankOf(shape, build) };
}

/** The station at a fractional index, interpolated. */
export function stationAt({ stations }: Body, place: number): Station {
  const count = stations.length;
  const from = itemAt(stations, ((Math.floor(place) % count) + count) % count);
  const to = itemAt(stations, (((Math.floor(place) + 1) % count) + count) % count);
  const part = place - Math.floor(place);
  const mixed = (a: number, b: number): number => a + (b - a) * part;
  return {
    at: [mixed(from.at[0], to.at[0]), mixed(from.at[1], to.at[1])],
    out: [mixed(from.out[0], to.out[0]), mixed(from.out[1], to.out[1])],
    inset: mixed(from.inset, to.inset),
  };
}

/** A point of the skin: over the station, `across` from 0 (middle) to 1 (edge of the flank). */
export function skinPoint(body: Body, place: number, across: number): Space {
  const { at, out, inset } = stationAt(body, place);
  const power = body.build.cornering;
  const depth = inset * (1 - (1 - Math.min(1, across) ** power) ** (1 / power));
  const [x, y] = [at[0] - out[0] * depth, at[1] - out[1] * depth];
  return [x, y, body.halfWidth(x, y) * across];
}

/** The point of the flank at a spot of the side view. */
export function flankPoint(body: Body, [x, y]: Point): Space {
  return [x, y, body.halfWidth(x, y)];
}

/** The normal of the flank at a point of the side view. */
export function flankNormal(body: Body, x: number, y: number): Space {
  const reach = 2;
  const dx = (body.halfWidth(x + reach, y) - body.halfWidth(x - reach, y)) / (2 * reach);
  const dy = (body.halfWidth(x, y + reach) - body.halfWidth(x, y - reach)) / (2 * reach);
  const length = Math.hypot(dx, dy, 1);
  return [-dx / length, -dy / length, 1 / length];
}

/** The point of nose or tail at a point of the front or rear view; null without one. */
export function endPoint(body: Body, end: "front" | "rear", z: number, y: number): Space | null {
  const sign = end === "front" ? -1 : 1;
  let [found, least] = [null as Space | null, 40];
  body.stations.forEach(({ at, out }, place) => {
    if (out[0] * sign < 0.15 || Math.abs(at[1] - y) > 200) return;
    for (const part of [0, 0.33, 0.66]) {
      const first = skinPoint(body, place + part, 0.6);
      const across = Math.min(0.998, (Math.abs(z) * 0.6) / first[2]);
      const point = skinPoint(body, place + part, across);
      const off = Math.abs(point[1] - y);
      if (off < least) [found, least] = [[point[0], point[1], z], off];
    }
  });
  return found;
}
