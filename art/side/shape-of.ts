import { itemAt } from "../item-at";
import type { CarShape, Curve, Point, SideShape, SideTraits } from "../shape";
import type { Model } from "./model";
import {
  arc,
  closedCurve,
  joined,
  knotsOf,
  mix,
  openCurve,
  type Knot,
  type Tangents,
} from "./outline";

const plain: SideTraits = {
  cladding: "none",
  arch: "round",
  rails: "none",
  antenna: "fin",
  exhaust: false,
  spare: false,
  hinges: false,
  slider: false,
  lamp: "projector",
  brightwork: false,
  hardTop: false,
};

/** Radius of the opening in the body round a wheel. */
export function archRadius(wheelDiameter: number): number {
  return wheelDiameter / 2 + 42;
}

function outline(model: Model): Curve {
  const { axles, sill } = model;
  const rear = axles[0] + axles[1];
  const radius = archRadius(model.wheelDiameter);
  return closedCurve([
    ...knotsOf(model.nose),
    ...knotsOf(model.roof),
    ...knotsOf(model.tail),
    { at: [rear + radius, sill + 10], radius: 20 },
    { at: [rear - radius, sill], radius: 20 },
    { at: [axles[0] + radius, sill], radius: 20 },
    { at: [axles[0] - radius, sill + 10], radius: 20 },
  ]);
}

function pillarCorners(model: Model): Point[][] {
  const spots = model.windows.flatMap((window) => knotsOf(window).map((knot) => knot.at[1]));
  const [low, high] = [Math.min(...spots) - 15, Math.max(...spots) + 15];
  return model.pillars.map(([belt, top, width]) => [
    [belt - width / 2, low],
    [top - width / 2, high],
    [top + width / 2, high],
    [belt + width / 2, low],
  ]);
}

/** The y of a line of knots at some x. */
export function heightAt(knots: readonly Knot[], x: number): number {
  const index = knots.findIndex((knot) => knot.at[0] >= x);
  if (index <= 0) return itemAt(knots, index).at[1];
  const [from, to] = [itemAt(knots, index - 1).at, itemAt(knots, index).at];
  return mix(from, to, (x - from[0]) / (to[0] - from[0]))[1];
}

/** Front edge, middle and rear edge; the last bends round the wheel where it meets the arch. */
function doorLines(model: Model): Curve[] {
  const { doors, sill, wheelDiameter, axles } = model;
  const belt = knotsOf(model.shoulder);
  const foot = sill + 45;
  const [front, middle, rear] = doors;
  const top = (x: number) => heightAt(belt, x) + 60;
  const wheel: Point = [axles[0] + axles[1], wheelDiameter / 2];
  const radius = archRadius(wheelDiameter) + 75;
  const across = (rear - wheel[0]) / radius;
  const frontLine = openCurve([
    { at: [front + 10, top(front)], radius: 0 },
    { at: [front - 25, (top(front) + foot) / 2], radius: 400 },
    { at: [front + 25, foot], radius: 0 },
  ]);
  const middleLine = openCurve([
    { at: [middle, top(middle)], radius: 0 },
    { at: [middle + 25, foot + 250], radius: 300 },
    { at: [middle + 10, foot], radius: 0 },
  ]);
  if (across <= -1) {
    const plumb = openCurve([
      { at: [rear, top(rear)], radius: 0 },
      { at: [rear, foot + 60], radius: 60 },
      { at: [rear - 60, foot], radius: 0 },
    ]);
    return [frontLine, middleLine, plumb];
  }
  const meet = (Math.acos(across) * 180) / Math.PI;
  const low = 180 + (Math.asin((wheel[1] - foot) / radius) * 180) / Math.PI;
  const bend = arc(wheel, radius, meet, low);
  const rearLine = joined(
    openCurve([
      { at: [rear, top(rear)], radius: 0 },
      { at: [rear + 15, (top(rear) + bend.start[1]) / 2], radius: 300 },
      { at: bend.start, radius: 0 },
    ]),
    bend,
  );
  return [frontLine, middleLine, rearLine];
}

function handlePlaces(model: Model): Point[] {
  const [, middle, rear] = model.doors;
  return [
    [middle - 150, model.handles[0]],
    [rear - 130, model.handles[1]],
  ];
}

function sideOf(model: Model): SideShape {
  const [nose, roof, tail] = [model.nose, model.roof, model.tail].map(knotsOf) as [
    Knot[],
    Knot[],
    Knot[],
  ];
  const curve = (tangents: Tangents) => closedCurve(knotsOf(tangents));
  return {
    ...plain,
    ...model.traits,
    body: outline(model),
    nose: openCurve(nose),
    tail: openCurve(tail),
    windscreen: [itemAt(nose, -1).at, itemAt(roof, 0).at],
    backlight: [itemAt(tail, 0).at, itemAt(roof, -1).at],
    glass: model.windows.map(curve),
    pillars: pillarCorners(model),
    beltline: openCurve(
      knotsOf(model.shoulder).map(({ at, radius }) => ({ at: [at[0], at[1] + 60], radius })),
    ),
    shoulder: openCurve(knotsOf(model.shoulder)),
    waist: openCurve(knotsOf(model.waist)),
    doors: doorLines(model),
    headlamp: curve(model.headlamp),
    tailLamp: curve(model.tailLamp),
    intakes: model.intakes.map(curve),
    sill: model.sill,
    mirror: model.mirror,
    handles: handlePlaces(model),
    flap: model.flap,
  };
}

/** The complete shape from which the pictures of a model are drawn. */
export function shapeOf(model: Model): CarShape {
  return {
    name: model.name,
    year: model.year,
    body: model.body,
    length: model.size[0],
    width: model.size[1],
    height: model.size[2],
    wheelbase: model.axles[1],
    frontOverhang: model.axles[0],
    wheelDiameter: model.wheelDiameter,
    clearance: model.clearance,
    paint: model.paint,
    wheels: model.wheels,
    backdrop: model.backdrop,
    side: sideOf(model),
  };
}
