import { backdrop } from "../backdrop/backdrop";
import type { CarShape } from "../shape";
import { hardTop, markers, panels } from "./body";
import { cladding, wells } from "./cladding";
import { screens, windows } from "./glass";
import { lamps, roundLamp } from "./lamps";
import { exhaust, offRoad, shadow, spare } from "./parts";
import { GROUND, SCALE, stageOf, trim, type Stage } from "./stage";
import { handles, mirror, roofKit, shutLines } from "./trim";
import { clipped, clipRegion, closedPath, filled, picture, tenth } from "../svg";
import { wheel } from "../wheel";

function wheels(stage: Stage): string {
  const { shape, axles, place } = stage;
  const radius = (shape.wheelDiameter / 2) * SCALE * 1.02;
  const [front, rear] = axles.map((axle) => tenth(place(axle)[0])) as [string, string];
  const y = tenth(GROUND - radius);
  const rimShare = shape.body === "boxy 4x4" ? 0.64 : 0.7;
  return `<g id="wheel" transform="translate(${front} ${y})">${wheel(shape.wheels, radius, rimShare)}</g><use href="#wheel" x="${tenth(Number(rear) - Number(front))}"/>`;
}

/** The car alone, standing on its wheels, without ground or landscape. */
function car(stage: Stage): string {
  const { shape, place } = stage;
  const { body, intakes } = shape.side;
  const outline = closedPath(body, place);
  return [
    roofKit(stage),
    exhaust(stage),
    spare(stage),
    clipRegion("body", outline),
    clipped("body", [
      ...panels(stage),
      ...intakes.map((curve) => filled(closedPath(curve, place), trim.black)),
      hardTop(stage),
      screens(stage),
      ...cladding(stage),
      shape.side.hinges ? "" : markers(stage),
    ]),
    windows(stage),
    shutLines(stage),
    clipped("body", [lamps(stage), ...wells(stage)]),
    roundLamp(stage),
    offRoad(stage),
    wheels(stage),
    handles(stage),
    mirror(stage),
  ].join("");
}

/** The left side of a car before its landscape. */
export function sideView(shape: CarShape): string {
  const stage = stageOf(shape);
  return picture([backdrop(shape.backdrop), shadow(stage), car(stage)]);
}
