import { paints, type Paint } from "../paints";
import type { CarShape, Point } from "../shape";
import { archRadius } from "./shape-of";
import type { Place } from "../svg";

/** One scale for all cars, so that a small car looks small. */
export const SCALE = 0.128;
/** Where the wheels stand on the picture. */
export const GROUND = 378;

/** A car set upon its picture. */
export type Stage = {
  readonly shape: CarShape;
  readonly paint: Paint;
  readonly place: Place;
  /** Centres of the wheels in millimetres, and the radius of the openings about them. */
  readonly axles: readonly [Point, Point];
  readonly arch: number;
};

export function stageOf(shape: CarShape): Stage {
  const left = 400 - (shape.length / 2) * SCALE;
  const hub = shape.wheelDiameter / 2;
  return {
    shape,
    paint: paints[shape.paint],
    place: ([x, y]) => [left + x * SCALE, GROUND - y * SCALE],
    axles: [
      [shape.frontOverhang, hub],
      [shape.frontOverhang + shape.wheelbase, hub],
    ],
    arch: archRadius(shape.wheelDiameter),
  };
}

/** Inks that all cars share. */
export const trim = {
  black: "#1b1b20",
  plastic: "#34343b",
  plasticLit: "#4a4a52",
  glass: "#5a6c80",
  cabin: "#2f3d4d",
  reflection: "#8798a4",
  chrome: "#d8d3cd",
  lampGlass: "#fff6e2",
  lampWell: "#5d6470",
  red: "#b8322f",
  redLit: "#e4664a",
} as const;
