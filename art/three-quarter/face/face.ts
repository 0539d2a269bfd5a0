/** Colours on the ends; "shade" is that of the paint. */
export type Ink =
  | "shade"
  | "glass"
  | "trim"
  | "trimDeep"
  | "soft"
  | "grille"
  | "slat"
  | "chrome"
  | "lens"
  | "lensShade"
  | "bulb"
  | "red"
  | "redDeep";

/**
 * A flat shape on the front or rear end: the corners of its half beside the middle plane as
 * "z,y,r z,y,r …", in hundredths of half the width and of the height from the bumper's lower edge
 * (0) to the top of the lamps (100); r, the rounding, in millimetres. `Infinity` rounds all it can.
 */
export type Patch = { readonly ink: Ink; readonly corners: string };

/** The rounding of the body, which the side view does not define. Millimetres, degrees. */
export type Build = {
  /** How far the edge of the flank lies behind the middle of nose and tail, of bonnet and roof. */
  readonly sweep: number;
  readonly tailSweep: number;
  readonly hoodCrown: number;
  readonly roofCrown: number;
  /** Above this height the crown of the roof applies. */
  readonly roofFrom: number;
  /** 2 is an ellipse, more is squarer. */
  readonly cornering: number;
  readonly noseTaper: number;
  readonly tailTaper: number;
  /** How the windows lean in. */
  readonly lean: number;
  /** How much narrower the body is than its fenders, and the front of its bonnet than that. */
  readonly tub: number;
  readonly hoodSlim: number;
};

/** The continuation of a lamp from the side view on the end of the car, in units of a patch. */
export type LampShape = {
  /** Where it ends inwards: how far from the middle, its lower and upper edge there. */
  readonly inner: readonly [z: number, low: number, high: number];
  /** Its lower and upper edge midway, above the straight line between its ends. */
  readonly bow: readonly [low: number, high: number];
  /**
   * A lamp that runs out over the flank to a point, calmer than the side view has it: that point
   * and how high the lamp is at the corner, in millimetres.
   */
  readonly tip?: readonly [x: number, y: number, thick: number];
};

export type Face = {
  readonly build: Partial<Build>;
  readonly headlamp: LampShape | null;
  readonly tailLamp: LampShape | null;
  /** In order of painting. */
  readonly front: readonly Patch[];
  readonly rear: readonly Patch[];
  /** Round lamps: z, y and radius, the radius in millimetres. */
  readonly eyes: readonly (readonly [z: number, y: number, radius: number])[];
  /** The height of dark plastic around the corners of the front and rear bumper. */
  readonly skirts: readonly [front: number, rear: number];
  /** Heights of the middles of the plates. */
  readonly plates: { readonly front: number; readonly rear: number };
  /** Lower corner of the tailgate: how far out, and its height; the gate opens above. */
  readonly gate: readonly [z: number, y: number];
};

export const plainBuild: Build = {
  sweep: 300,
  tailSweep: 210,
  hoodCrown: 75,
  roofCrown: 95,
  roofFrom: 1250,
  cornering: 2.7,
  noseTaper: 35,
  tailTaper: 45,
  lean: 19,
  tub: 0,
  hoodSlim: 0,
};
