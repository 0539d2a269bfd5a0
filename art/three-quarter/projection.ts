/**
 * Millimetres in the car's own space: x from the foremost point of the front bumper backwards,
 * y up from the ground, z from the middle plane towards the side that the viewer sees.
 */
export type Space = readonly [x: number, y: number, z: number];

/** A spot on the picture of 800 × 450, and how far from the eye it lies, in millimetres. */
export type Seen = readonly [u: number, v: number, depth: number];

export type End = "front" | "rear";

/** An upright camera: it looks level, so that verticals of the car stay vertical. */
export type Camera = {
  eye: Space;
  /** Unit vectors on the ground: where the viewer looks and what lies on the viewer's right. */
  ahead: Space;
  right: Space;
  /** What lies above on the picture; without it, what lies above in space. */
  up?: Space;
  /** Picture units a millimetre at the depth of one millimetre. */
  focal: number;
  /** Where the middle of the view and the horizon lie on the picture. */
  centre: readonly [u: number, v: number];
};

/** The position of a camera, in millimetres. */
export type Standpoint = {
  /** Degrees between the car's own axis and the line of sight. */
  readonly heading: number;
  readonly distance: number;
  readonly eyeHeight: number;
  /** Picture units a millimetre at the middle of the car. */
  readonly scale: number;
  /** Where the ground under the middle of the car lies on the picture. */
  readonly ground: number;
};

const FAR = { distance: 10_800, eyeHeight: 1580, scale: 0.141, ground: 381 } as const;

/** The standpoints of the gallery's views. */
const GALLERY: Readonly<Record<End, Standpoint>> = {
  front: { ...FAR, heading: 41 },
  rear: { ...FAR, heading: 43 },
};

/** The camera at the given end, with a car of this length and width in the picture's centre. */
export function cameraAt(
  end: End,
  length: number,
  width: number,
  { heading, distance, eyeHeight, scale, ground }: Standpoint = GALLERY[end],
): Camera {
  const angle = (heading * Math.PI) / 180;
  const towards = end === "front" ? 1 : -1;
  const ahead: Space = [towards * Math.cos(angle), 0, -Math.sin(angle)];
  const right: Space = [Math.sin(angle), 0, towards * Math.cos(angle)];
  const camera: Camera = {
    eye: [length / 2 - ahead[0] * distance, eyeHeight, -ahead[2] * distance],
    ahead,
    right,
    focal: scale * distance,
    centre: [400, ground - scale * eyeHeight],
  };
  const sides = [0, length].flatMap((x) =>
    [-width / 2, width / 2].map((z) => project(camera, [x, 0, z])[0]),
  );
  const middle = (Math.min(...sides) + Math.max(...sides)) / 2;
  return { ...camera, centre: [800 - middle, camera.centre[1]] };
}

export function dot(one: Space, other: Space): number {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

/** Where a point of the car is seen. */
export function project(camera: Camera, point: Space): Seen {
  const way: Space = [point[0] - camera.eye[0], point[1] - camera.eye[1], point[2] - camera.eye[2]];
  const depth = dot(way, camera.ahead);
  const size = camera.focal / depth;
  const rise = camera.up === undefined ? way[1] : dot(way, camera.up);
  return [camera.centre[0] + dot(way, camera.right) * size, camera.centre[1] - rise * size, depth];
}
