import { itemAt } from "../item-at";
import type { Curve, Point } from "../shape";
import type { Space } from "./projection";
import { closedCurve, knotsOf } from "../side/outline";
import type { Body } from "./body";
import { endPoint, stationAt } from "./body";
import type { Region } from "./curves";
import { regionOf, sampled } from "./curves";
import type { Face, Ink, LampShape, Patch } from "./face/face";

/** A round lamp: its middle on the surface and its radius. */
export type Eye = { readonly middle: Space; readonly radius: number };

/** A lamp: its part on the end of the car and, outside `turn` and behind `seam`, on the flank. */
export type EndLamp = {
  readonly region: Region;
  readonly turn: number;
  readonly seam: number;
  readonly side: Region;
};

/** The scale of patches on an end of the car. */
export type Frame = { readonly half: number; readonly low: number; readonly high: number };

/** Regions of the surface in millimetres: those of the flank in x and y, of an end in z and y. */
export type Regions = {
  readonly glass: readonly Region[];
  readonly pillars: readonly Region[];
  readonly headlamp: Region;
  readonly tailLamp: Region;
  readonly intakes: readonly Region[];
  readonly front: readonly (readonly [Ink, Region])[];
  readonly rear: readonly (readonly [Ink, Region])[];
  /** Round parts of the headlamps on the near side. */
  readonly eyes: readonly Eye[];
  /** How high dark plastic reaches before the front and behind the rear wheels. */
  readonly skirts: readonly [front: number, rear: number];
  readonly frontLamp: EndLamp | null;
  readonly rearLamp: EndLamp | null;
  /** Between which places of the outline windscreen and rear window lie. */
  readonly windscreen: readonly [from: number, to: number];
  readonly backlight: readonly [from: number, to: number];
  /** Where the sloping glass of a fastback lies above a small upright pane; else nowhere. */
  readonly slope: readonly [from: number, to: number];
};

function closed(curve: Curve): Region {
  return regionOf(sampled(curve));
}

/** The place of the outline nearest to a spot of the middle plane. */
export function placeOf(body: Body, spot: Point): number {
  let [place, least] = [0, Infinity];
  body.stations.forEach(({ at }, index) => {
    const off = Math.hypot(at[0] - spot[0], at[1] - spot[1]);
    if (off < least) [place, least] = [index, off];
  });
  return place;
}

export function frameOf({ shape }: Body, end: "front" | "rear"): Frame {
  const lamp = closed(end === "front" ? shape.side.headlamp : shape.side.tailLamp).box;
  return { half: shape.width / 2, low: shape.side.sill - 20, high: lamp[3] };
}

/** A patch in millimetres. */
function patchRegion({ half, low, high }: Frame, { corners }: Patch): Region {
  const knots = knotsOf(corners).map(({ at, radius }) => ({
    at: [(at[0] / 100) * half, low + (at[1] / 100) * (high - low)] as const,
    radius,
  }));
  return closed(closedCurve(knots));
}

/** How far across the outline the surface faces sideways as much as ahead, at that place. */
function turnOf(body: Body, place: number): number {
  const { inset, at } = stationAt(body, place);
  const power = body.build.cornering;
  const half = body.halfWidth(at[0] + inset, at[1]);
  const depth = (across: number) => inset * (1 - (1 - across ** power) ** (1 / power));
  for (let across = 0.3; across < 0.995; across += 0.005) {
    if (depth(across + 0.005) - depth(across) > half * 0.005) return across;
  }
  return 0.995;
}

/** The lower and upper end of a region on the upright line at x. */
export function spanAt(region: Region, x: number): readonly [low: number, high: number] {
  const ys: number[] = [];
  region.points.forEach((point, index) => {
    const next = itemAt(region.points, (index + 1) % region.points.length);
    if (point[0] > x === next[0] > x) return;
    ys.push(point[1] + ((next[1] - point[1]) * (x - point[0])) / (next[0] - point[0]));
  });
  return [Math.min(...ys), Math.max(...ys)];
}

/** A lamp on the flank that runs out from the corner at `seam` to a point. */
function tapered(seam: number, low: number, high: number, [x, y]: Point): Region {
  const line = (from: number, power: number): Point[] =>
    Array.from({ length: 13 }, (_, step) => {
      const part = step / 12;
      return [seam + (x - seam) * part, from + (y - from) * part ** power];
    });
  return regionOf([...line(high, 1), ...line(low, 1.7).toReversed()]);
}

/** The part of a lamp that lies on the end of the car: it meets the part on the flank. */
function lampRegion(body: Body, side: Region, lamp: LampShape, end: "front" | "rear"): EndLamp {
  const frame = frameOf(body, end);
  const middle = (side.box[1] + side.box[3]) / 2;
  const place = placeOf(body, [end === "front" ? 0 : body.shape.length, middle]);
  const corner = turnOf(body, place);
  const { at, out, inset } = stationAt(body, place);
  const power = body.build.cornering;
  const x = at[0] - out[0] * inset * (1 - (1 - corner ** power) ** (1 / power));
  const room = (side.box[2] - side.box[0]) * 0.12;
  const within = Math.min(side.box[2] - room, Math.max(side.box[0] + room, x));
  const [foot, high] = spanAt(side, within);
  const { tip } = lamp;
  const low = tip === undefined ? foot : high - tip[2];
  const height = (y: number): number => frame.low + (y / 100) * (frame.high - frame.low);
  const innerZ = (lamp.inner[0] / 100) * frame.half;
  const innerHigh = Math.min(height(lamp.inner[2]), high - (high - low) * 0.2);
  const innerLow = Math.min(height(lamp.inner[1]), innerHigh - (high - low) * 0.26);
  const outer = corner * frame.half;
  const rise = (frame.high - frame.low) / 100;
  const edge = (from: number, to: number, bow: number): Point[] =>
    Array.from({ length: 13 }, (_, step) => {
      const part = step / 12;
      const y = from + (to - from) * part + bow * rise * 4 * part * (1 - part);
      return [innerZ + (outer - innerZ) * part, y];
    });
  const upper = edge(innerHigh, high, lamp.bow[1]);
  const lower = edge(innerLow, low, lamp.bow[0]);
  const corners: Point[] = [
    ...upper,
    [frame.half * 1.1, high],
    [frame.half * 1.1, low],
    ...lower.toReversed(),
  ];
  const turn = outer * (tip === undefined ? 0.82 : 0.98);
  const flank = tip === undefined ? side : tapered(within, low, high, [tip[0], tip[1]]);
  return { region: regionOf(corners), turn, seam: within, side: flank };
}

/** Round lamps are centred vertically in the lamp around them, if there is one. */
function eyesOf(body: Body, face: Face, lamp: Region | null): Eye[] {
  const { half, low, high } = frameOf(body, "front");
  return face.eyes.map(([share, level, radius]) => {
    const z = (share / 100) * half;
    const [from, to] = lamp === null ? [0, Infinity] : spanAt(lamp, z);
    const y = lamp === null ? low + (level / 100) * (high - low) : (from + to) / 2;
    const middle = endPoint(body, "front", z, y) ?? [0, y, z];
    return { middle, radius: Math.min(radius, (to - from) * 0.42) };
  });
}

function slopeOf(body: Body, pane: number): readonly [number, number] {
  const { stations, shape } = body;
  if (shape.body === "sedan" || itemAt(stations, pane).at[1] > shape.height * 0.845) return [0, 0];
  const roof = shape.height * 0.945;
  const start = stations.findLastIndex(({ at }, place) => place < pane && at[1] > roof);
  return [start, pane - 4];
}

function skirtOf({ low, high }: Frame, share: number): number {
  return low + (share / 100) * (high - low);
}

export function regionsOf(body: Body, face: Face): Regions {
  const { side } = body.shape;
  const [headlamp, tailLamp] = [closed(side.headlamp), closed(side.tailLamp)];
  const [front, rear] = [frameOf(body, "front"), frameOf(body, "rear")];
  const between = (ends: readonly [Point, Point]): readonly [number, number] => {
    const places = ends.map((end) => placeOf(body, end));
    return [Math.min(...places), Math.max(...places)];
  };
  const frontLamp = face.headlamp && lampRegion(body, headlamp, face.headlamp, "front");
  const backlight = between(side.backlight);
  return {
    glass: side.glass.map(closed),
    pillars: side.pillars.map(regionOf),
    headlamp,
    tailLamp,
    intakes: side.intakes.map(closed),
    front: face.front.map((patch) => [patch.ink, patchRegion(front, patch)] as const),
    rear: face.rear.map((patch) => [patch.ink, patchRegion(rear, patch)] as const),
    eyes: eyesOf(body, face, frontLamp?.region ?? null),
    skirts: [skirtOf(front, face.skirts[0]), skirtOf(rear, face.skirts[1])],
    frontLamp,
    rearLamp: face.tailLamp && lampRegion(body, tailLamp, face.tailLamp, "rear"),
    windscreen: between(side.windscreen),
    backlight,
    slope: slopeOf(body, backlight[0]),
  };
}
