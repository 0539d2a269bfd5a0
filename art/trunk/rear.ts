import type { TrunkKind } from "../cabin/cabin";
import type { Spot } from "../cabin/path";

/** The dimensions of an open tail, in units of the picture; symmetric about x = 400. */
export type Rear = {
  /** The real width in millimetres. */
  readonly width: number;
  /** Half of the body's width and of the opening's, at their widest. */
  readonly half: number;
  readonly open: number;
  readonly roof: number;
  /** Height of the widest line of the body, which the lamps follow. */
  readonly belt: number;
  /** Upper edge of the opening, the load sill, the lower edge of the bumper, the ground. */
  readonly top: number;
  readonly sill: number;
  readonly low: number;
  readonly ground: number;
  /** The vanishing point, and how small the far wall is against the opening. */
  readonly sight: Spot;
  readonly depth: number;
};

export const rears: Readonly<Record<TrunkKind, Rear>> = {
  lid: {
    width: 1845,
    half: 284,
    open: 208,
    roof: 74,
    belt: 232,
    top: 196,
    sill: 298,
    low: 394,
    ground: 420,
    sight: [400, 112],
    depth: 0.66,
  },
  hatch: {
    width: 1730,
    half: 252,
    open: 186,
    roof: 106,
    belt: 236,
    top: 136,
    sill: 318,
    low: 398,
    ground: 418,
    sight: [400, 150],
    depth: 0.72,
  },
  gate: {
    width: 1845,
    half: 272,
    open: 212,
    roof: 78,
    belt: 212,
    top: 106,
    sill: 312,
    low: 392,
    ground: 422,
    sight: [400, 146],
    depth: 0.72,
  },
  "large gate": {
    width: 1930,
    half: 292,
    open: 232,
    roof: 66,
    belt: 208,
    top: 92,
    sill: 314,
    low: 390,
    ground: 424,
    sight: [400, 140],
    depth: 0.7,
  },
  "side gate": {
    width: 1875,
    half: 262,
    open: 206,
    roof: 56,
    belt: 214,
    top: 92,
    sill: 308,
    low: 346,
    ground: 424,
    sight: [400, 146],
    depth: 0.74,
  },
  van: {
    width: 1985,
    half: 298,
    open: 238,
    roof: 64,
    belt: 212,
    top: 88,
    sill: 336,
    low: 396,
    ground: 422,
    sight: [400, 138],
    depth: 0.68,
  },
};

/** The same spot on the far wall of the hold. */
export function far({ sight, depth }: Rear, x: number, y: number): Spot {
  return [sight[0] + (x - sight[0]) * depth, sight[1] + (y - sight[1]) * depth];
}
