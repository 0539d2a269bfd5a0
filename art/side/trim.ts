import { itemAt } from "../item-at";
import type { Curve } from "../shape";
import { closedCurve, knotsOf, openCurve, sampled } from "./outline";
import { bounds } from "./lamps";
import { trim, type Stage } from "./stage";
import { closedPath, filled, openPath, stroked, tenth } from "../svg";

function line(stage: Stage, tangents: string, ink: string, width: number): string {
  return stroked(openPath(openCurve(knotsOf(tangents)), stage.place), ink, width);
}

/** Shut lines of doors, bonnet and bumpers. */
export function shutLines(stage: Stage): string {
  const { shape, paint, place, axles, arch } = stage;
  const { side } = shape;
  const [cowl] = side.windscreen;
  const lamp = bounds(side.headlamp);
  const tail = bounds(side.tailLamp);
  const bonnet = `${lamp[1] - 20},${lamp[3] - 12} ${(lamp[1] + cowl[0]) / 2},${(lamp[3] + cowl[1]) / 2 + 8} ${cowl[0] + 60},${cowl[1] - 45}`;
  const front = `${(lamp[0] + lamp[1]) / 2 + 90},${lamp[2] + 12} ${lamp[1] + 20},${lamp[2] - 60},60 ${axles[0][0] - arch * 0.86},${axles[0][1] + arch * 0.55}`;
  const rear = `${tail[0] + 90},${tail[2] + 20} ${tail[0] + 40},${tail[2] - 70},60 ${axles[1][0] + arch * 0.9},${axles[1][1] + arch * 0.5}`;
  return [
    ...side.doors.map((door) => stroked(openPath(door, place), paint.line, 1.3)),
    line(stage, bonnet, paint.line, 1.1),
    line(stage, front, paint.line, 1),
    line(stage, rear, paint.line, 1),
    flap(stage),
    side.slider ? rail(stage) : "",
  ].join("");
}

function flap(stage: Stage): string {
  const [x, y] = stage.place(stage.shape.side.flap);
  return `<rect x="${tenth(x - 9)}" y="${tenth(y - 9)}" width="18" height="18" rx="5" fill="none" stroke="${stage.paint.line}" stroke-width=".9" opacity=".8"/>`;
}

/** The rail in the quarter panel on which a sliding door runs. */
function rail(stage: Stage): string {
  const [x, y] = itemAt(stage.shape.side.doors, 2).start;
  const end = bounds(stage.shape.side.tailLamp)[0] - 20;
  return line(stage, `${x + 10},${y - 95} ${end},${y - 80}`, trim.black, 2.6);
}

/** Grips, each with the shade of its bowl. */
export function handles(stage: Stage): string {
  const { shape, paint } = stage;
  return shape.side.handles
    .map((spot) => {
      const [x, y] = stage.place(spot);
      const [left, top] = [tenth(x - 13), tenth(y)];
      return `<rect x="${left}" y="${tenth(y + 1.6)}" width="25" height="4.6" rx="2.3" fill="${paint.line}"/><rect x="${left}" y="${top}" width="26" height="4" rx="2" fill="${paint.light}"/>`;
    })
    .join("");
}

/** The near mirror; its black foot stands on the door. */
export function mirror(stage: Stage): string {
  const { shape, paint, place } = stage;
  const [x, y] = shape.side.mirror;
  const shell = (tangents: string): Curve => closedCurve(knotsOf(tangents));
  const foot = shell(
    `${x - 70},${y - 45},10 ${x - 40},${y + 40},20 ${x + 70},${y + 40},20 ${x + 110},${y - 45},10`,
  );
  const cap = shell(
    `${x - 105},${y + 35},40 ${x - 85},${y + 140},60 ${x + 60},${y + 165},40 ${x + 115},${y + 150},30 ${x + 110},${y + 25},30`,
  );
  const glass = shell(
    `${x - 105},${y + 35},40 ${x - 95},${y + 72},10 ${x + 112},${y + 62},10 ${x + 110},${y + 25},30`,
  );
  return [
    filled(closedPath(foot, place), trim.black),
    filled(closedPath(cap, place), paint.body),
    filled(
      closedPath(cap, ([a, b]) => place([a * 0.72 + (x - 20) * 0.28, b * 0.5 + (y + 150) * 0.5])),
      paint.light,
    ),
    filled(closedPath(glass, place), trim.plastic),
    stroked(closedPath(cap, place), paint.line, 0.8),
  ].join("");
}

/** The roof's height over some x. */
function roofHeight(stage: Stage, x: number): number {
  const edge = sampled(stage.shape.side.body);
  const heights = edge.flatMap((from, index) => {
    const to = itemAt(edge, (index + 1) % edge.length);
    if ((from[0] - x) * (to[0] - x) > 0 || from[0] === to[0]) return [];
    return [from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0])];
  });
  return Math.max(0, ...heights);
}

/** Rails and antenna; they stand behind the roof's edge. */
export function roofKit(stage: Stage): string {
  const { side } = stage.shape;
  const [head, tail] = [side.windscreen[1], side.backlight[1]];
  const [from, to] = [head[0] + 330, tail[0] - 330];
  const at = (x: number, lift: number) =>
    `${Math.round(x)},${Math.round(roofHeight(stage, x) + lift)}`;
  const along = (lift: number) =>
    [0, 0.25, 0.5, 0.75, 1].map((part) => at(from + (to - from) * part, lift)).join(" ");
  const antennaX = tail[0] - 260;
  const fin = `${at(antennaX, -20)},5 ${at(antennaX + 110, 75)},25 ${at(antennaX + 175, 80)},15 ${at(antennaX + 190, -20)},5`;
  const antenna =
    side.antenna === "fin"
      ? filled(closedPath(closedCurve(knotsOf(fin)), stage.place), stage.paint.shade)
      : line(
          stage,
          `${at(antennaX, -10)} ${antennaX + 210},${Math.round(roofHeight(stage, antennaX) + 230)}`,
          trim.black,
          1.4,
        );
  if (side.rails === "none") return antenna;
  const lift = side.rails === "feet" ? 42 : 6;
  const feet = [0, 0.5, 1].map((part) => {
    const x = from + (to - from) * part;
    return line(
      stage,
      `${at(x - (part === 0 ? 90 : 0), -20)} ${at(x, lift)} ${at(x + (part === 1 ? 90 : 0), -20)}`,
      trim.plastic,
      4,
    );
  });
  return [
    antenna,
    line(stage, along(lift), trim.plastic, 4),
    ...(side.rails === "feet" ? feet : []),
  ].join("");
}
