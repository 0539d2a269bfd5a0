import { itemAt } from "../item-at";
import type { Point } from "../shape";
import { closedCurve, knotsOf, openCurve } from "./outline";
import { bounds } from "./lamps";
import { GROUND, trim, type Stage } from "./stage";
import { closedPath, disc, filled, openPath, polygon, stroked, tenth } from "../svg";

/** The shadow on the road in three flat tones, and the dark under the car. */
export function shadow(stage: Stage): string {
  const { shape, place } = stage;
  const [left] = place([0, 0]);
  const [right] = place([shape.length, 0]);
  const middle = (left + right) / 2;
  const half = (right - left) / 2;
  const ellipse = (grow: number, high: number, shift: number, opacity: number) =>
    `<ellipse cx="${tenth(middle + shift)}" cy="${GROUND + 1}" rx="${tenth(half + grow)}" ry="${high}" fill="#232226" opacity="${opacity}"/>`;
  const under = polygon(
    [
      [shape.frontOverhang - 100, shape.side.sill + 30],
      [shape.length - 420, shape.side.sill + 30],
      [shape.length - 520, shape.clearance * 0.9],
      [shape.frontOverhang, shape.clearance * 0.85],
    ],
    place,
  );
  return [
    ellipse(34, 13, 14, 0.16),
    ellipse(8, 9, 8, 0.24),
    ellipse(-22, 5.5, 2, 0.5),
    filled(under, "#17171b"),
  ].join("");
}

export function exhaust(stage: Stage): string {
  const { shape, place } = stage;
  if (!shape.side.exhaust) return "";
  const [end, low] = itemAt(shape.side.tail.segments, -1)[2];
  const [x, y] = place([end - 75, low - 8]);
  return `<rect x="${tenth(x)}" y="${tenth(y - 3)}" width="17" height="6.4" rx="2" fill="#8f8b91"/><rect x="${tenth(x + 13)}" y="${tenth(y - 3)}" width="4" height="6.4" rx="1.6" fill="#26262b"/>`;
}

/** The spare wheel on the tailgate, seen edge on behind the car. */
export function spare(stage: Stage): string {
  const { shape, place } = stage;
  if (!shape.side.spare) return "";
  const radius = shape.wheelDiameter / 2;
  const middle = 1060;
  const [x, length] = [shape.length - 245, 245];
  const tyre = closedCurve(
    knotsOf(
      `${x - 60},${middle - 110},10 ${x - 60},${middle + 110},10 ${x + 20},${middle + radius},50 ${x + length},${middle + radius},80 ${x + length},${middle - radius},80 ${x + 20},${middle - radius},50`,
    ),
  );
  const groove = [0.4, 0.6, 0.8].map((part) =>
    stroked(
      polygon(
        [
          [x + length * part, middle + radius - 30],
          [x + length * part, middle - radius + 30],
        ],
        place,
      ).replace("Z", ""),
      "#3b3a41",
      1.2,
    ),
  );
  return filled(closedPath(tyre, place), "#232227") + groove.join("");
}

/** A flat fender that stands out over a wheel, and the liner under it. */
function fender(stage: Stage, [x, y]: Point): string {
  const { place, arch } = stage;
  const [wide, high] = [arch + 120, y + arch + 95];
  const outer = `${x - wide - 60},${y + 60},15 ${x - wide - 40},${y + 150},60 ${x - arch * 0.72},${high},50 ${x + arch * 0.72},${high},50 ${x + wide},${y + 20},60 ${x + wide},${y - 60},15 ${x + arch},${y - 40},20 ${x + arch * 0.56},${high - 105},60 ${x - arch * 0.6},${high - 105},60 ${x - arch},${y + 60},30`;
  const lip = `${x - wide - 30},${y + 165} ${x - arch * 0.72},${high - 16},50 ${x + arch * 0.72},${high - 16},50 ${x + wide - 20},${y + 40}`;
  return [
    filled(closedPath(closedCurve(knotsOf(outer)), place), trim.plastic),
    stroked(openPath(openCurve(knotsOf(lip)), place), trim.plasticLit, 1.4),
  ].join("");
}

/** Outside hinges, latches and steps of a bare off-roader. */
export function offRoad(stage: Stage): string {
  const { shape, place, paint } = stage;
  if (!shape.side.hinges) return "";
  const hinge = (x: number, y: number) => {
    const [px, py] = place([x, y]);
    return `<rect x="${tenth(px - 9)}" y="${tenth(py - 3)}" width="16" height="6" rx="1.5" fill="${paint.shade}"/>${disc(px - 5, py, 1.3, paint.line)}${disc(px + 3, py, 1.3, paint.line)}`;
  };
  const [front, middle] = shape.side.doors.map((door) => door.start[0]) as [number, number];
  const [latchX, latchY] = place([front - 330, 1130]);
  const step = polygon(
    [
      [front - 60, shape.side.sill - 10],
      [shape.frontOverhang + shape.wheelbase - 480, shape.side.sill - 10],
      [shape.frontOverhang + shape.wheelbase - 520, shape.side.sill - 70],
      [front - 20, shape.side.sill - 70],
    ],
    place,
  );
  const end = bounds(shape.side.body)[1];
  const bumper = `${end - 190},${shape.side.sill + 20},20 ${end - 190},${shape.side.sill + 225},15 ${end + 15},${shape.side.sill + 225},25 ${end + 15},${shape.side.sill + 40},30`;
  return [
    filled(closedPath(closedCurve(knotsOf(bumper)), place), trim.plastic),
    ...stage.axles.map((axle) => fender(stage, axle)),
    ...[front, middle].flatMap((x) => [hinge(x, 1000), hinge(x, 700)]),
    `<rect x="${tenth(latchX)}" y="${tenth(latchY - 3)}" width="6" height="13" rx="2" fill="${trim.black}"/>`,
    filled(step, trim.plastic),
  ].join("");
}
