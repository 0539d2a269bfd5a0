import type { Camera, Space } from "./projection";
import { dot } from "./projection";

/** Ids of parts in the raster. */
export const PARTS = { body: 1, mirror: 2, rail: 3, spare: 4, pipe: 5, fender: 6 } as const;

/** Tones of the paint and of glass beside the inks, in order of painting: the body's own first. */
export const TONES = [
  "body",
  "deep",
  "shade",
  "light",
  "gloss",
  "glass",
  "glassSide",
  "glint",
  "trimDeep",
  "trim",
  "soft",
  "grille",
  "slat",
  "chrome",
  "red",
  "redDeep",
  "lens",
  "lensShade",
  "bulb",
  "void",
] as const;

export type Tone = (typeof TONES)[number];

/** The direction of light: from the viewer's left, above, and in front of the car. */
const LIGHT: Space = [-0.4, 0.78, 0.48];

/** The cosine between light and normal. */
export function brightness(camera: Camera, normal: Space): number {
  const seen: Space = [dot(normal, camera.right), normal[1], -dot(normal, camera.ahead)];
  return dot(seen, LIGHT);
}

/** The tone of the body's paint in that light. */
export function paintTone(value: number): Tone {
  if (value > 0.78) return "gloss";
  if (value > 0.43) return "light";
  if (value > -0.06) return "body";
  return value > -0.3 ? "shade" : "deep";
}

/** The tone of a part of one material; `out` is the distance from the centre of a wheel. */
export function plainTone(part: number, normal: Space, value: number, out: number): Tone {
  if (part === PARTS.spare) return out > 0.6 ? (out > 0.93 ? "trimDeep" : "trim") : "chrome";
  if (part === PARTS.mirror && normal[0] > 0.75) return "glint";
  if (part === PARTS.mirror) return value > 0.5 ? "light" : value > 0.05 ? "body" : "shade";
  if (part === PARTS.pipe) return value > 0.5 ? "chrome" : "soft";
  if (part === PARTS.fender) return value > 0.5 ? "soft" : value > -0.1 ? "trim" : "trimDeep";
  return value > 0.45 ? "soft" : "trimDeep";
}
