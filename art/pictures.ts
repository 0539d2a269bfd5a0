import { dashboard } from "./dashboard/dashboard";
import { rearSeats } from "./seats/seats";
import type { CarShape } from "./shape";
import { sideView } from "./side/side";
import { frontView, rearView } from "./three-quarter/three-quarter";
import { trunk } from "./trunk/trunk";

/** The pictures of a car in the order in which its gallery shows them. */
export const views = ["side", "front", "rear", "dashboard", "seats", "trunk"] as const;

export type View = (typeof views)[number];

const drawn: Readonly<Record<View, (shape: CarShape) => string>> = {
  side: sideView,
  front: frontView,
  rear: rearView,
  dashboard,
  seats: rearSeats,
  trunk,
};

/** A complete SVG. */
export function pictureOf(shape: CarShape, view: View): string {
  return drawn[view](shape);
}
