import type { CarShape } from "../shape";
import { cameraAt, type Camera, type Standpoint } from "../three-quarter/projection";

/** One standpoint for all cars, so that a small car looks small; the longest fills the width. */
const STANDPOINT: Standpoint = {
  heading: 43,
  distance: 11_000,
  eyeHeight: 1380,
  scale: 0.158,
  ground: 392,
};

/** Round corners hide more of the far end than of the near one. */
const ASIDE = -6;

/** The camera of a card: lower and closer to the car than that of the gallery's views. */
export function cardCamera({ length, width }: CarShape): Camera {
  const camera = cameraAt("front", length, width, STANDPOINT);
  return { ...camera, centre: [camera.centre[0] + ASIDE, camera.centre[1]] };
}
