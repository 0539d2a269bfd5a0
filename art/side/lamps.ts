import { itemAt } from "../item-at";
import type { Curve, Point } from "../shape";
import { arc } from "./outline";
import { trim, type Stage } from "./stage";
import { clipped, clipRegion, closedPath, disc, filled, stroked } from "../svg";

/** Left, right, lower and upper bound. */
export function bounds(curve: Curve): readonly [number, number, number, number] {
  const spots = [curve.start, ...curve.segments.map((step) => step[2])];
  const [xs, ys] = [spots.map(([x]) => x), spots.map(([, y]) => y)];
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
}

function headlamp(stage: Stage): string {
  const { shape, place } = stage;
  const { headlamp: lamp, lamp: kind } = shape.side;
  const d = closedPath(lamp, place);
  const [left, right, low, high] = bounds(lamp);
  if (kind === "slit") {
    return filled(d, trim.lampGlass) + stroked(d, trim.black, 1);
  }
  const centre = middleOf(lamp, left + (right - left) * 0.36);
  const [cx, cy] = place(centre);
  const size = Math.min(8, ((high - low) * 0.128) / 3);
  const [inner, blade] = [70, 22].map((drop) =>
    closedPath(lamp, ([x, y]) => place([x + drop * 0.5, y + drop * 0.45])),
  ) as [string, string];
  return [
    clipRegion("lamp", d),
    filled(d, trim.lampGlass),
    clipped("lamp", [
      filled(blade, "#aab4bb"),
      filled(inner, trim.lampWell),
      disc(cx, cy, size, trim.black),
      disc(cx, cy, size * 0.8, "#dfe5e4"),
      disc(cx - size * 0.2, cy - size * 0.2, size * 0.4, "#ffffff"),
    ]),
    stroked(d, trim.black, 1.2),
  ].join("");
}

/** The middle of an outline's height at some x. */
function middleOf(curve: Curve, x: number): Point {
  const spots = [curve.start, ...curve.segments.map((step) => step[2])];
  const ys = spots.flatMap((from, index) => {
    const to = itemAt(spots, (index + 1) % spots.length);
    if ((from[0] - x) * (to[0] - x) > 0 || from[0] === to[0]) return [];
    return [from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])];
  });
  return [x, (Math.min(...ys) + Math.max(...ys)) / 2];
}

/** A round lamp in an upright front shows as a lens that stands proud of it. */
export function roundLamp(stage: Stage): string {
  const { shape, place } = stage;
  if (shape.side.lamp !== "round") return "";
  const [, right, low, high] = bounds(shape.side.headlamp);
  const lens = closedPath(shape.side.headlamp, place);
  const inner = arc([right, (low + high) / 2], (high - low) / 4, 90, 270);
  return [
    filled(lens, trim.lampGlass),
    stroked(closedPath(inner, place), "#b9a98c", 1),
    stroked(lens, trim.black, 1.2),
  ].join("");
}

function tailLamp(stage: Stage): string {
  const { shape, place } = stage;
  const lamp = shape.side.tailLamp;
  const d = closedPath(lamp, place);
  const [left, right, low, high] = bounds(lamp);
  const part = (high - low) * 0.45;
  return [
    clipRegion("tail", d),
    filled(d, trim.red),
    clipped("tail", [
      filled(
        closedPath(lamp, ([x, y]) => place([x, y - part])),
        "#7f1f26",
      ),
      filled(
        closedPath(lamp, ([x, y]) => place([x + (right - left) * 0.1, y + part * 1.35])),
        trim.redLit,
      ),
    ]),
    stroked(d, trim.black, 1.1),
  ].join("");
}

/** Lamps that lie in the metal. */
export function lamps(stage: Stage): string {
  return (stage.shape.side.lamp === "round" ? "" : headlamp(stage)) + tailLamp(stage);
}
