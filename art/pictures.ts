import { cardView } from "./card/card";
import { dashboard } from "./dashboard/dashboard";
import { rearSeats } from "./seats/seats";
import type { CarShape } from "./shape";
import { sideView } from "./side/side";
import { frontView, rearView } from "./three-quarter/three-quarter";
import { trunk } from "./trunk/trunk";

/**
 * The pictures of a car in the order in which its gallery shows them. Last the front view, which databases
 * filled before there was a card still show.
 */
export const views = ["card", "side", "rear", "dashboard", "seats", "trunk", "front"] as const;

export type View = (typeof views)[number];

const drawn: Readonly<Record<View, (shape: CarShape) => string>> = {
  card: cardView,
  side: sideView,
  rear: rearView,
  dashboard,
  seats: rearSeats,
  trunk,
  front: frontView,
};

/** A complete SVG. */
export function pictureOf(shape: CarShape, view: View): string {
  return drawn[view](shape);
}
