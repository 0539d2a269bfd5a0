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
  /** Picture units a millimetre at the depth of one millimetre. */
  focal: number;
  /** Where the middle of the view and the horizon lie on the picture. */
  centre: readonly [u: number, v: number];
};

/** Degrees between the car's own axis and the line of sight. */
const HEADING = { front: 41, rear: 43 } as const;
const DISTANCE = 10_800;
const EYE_HEIGHT = 1580;
/** Picture units a millimetre at the middle of the car. */
const SCALE = 0.141;
const GROUND_AT_MIDDLE = 381;

/** The camera at the given end, with a car of this length and width in the picture's centre. */
export function cameraAt(end: End, length: number, width: number): Camera {
  const angle = (HEADING[end] * Math.PI) / 180;
  const towards = end === "front" ? 1 : -1;
  const ahead: Space = [towards * Math.cos(angle), 0, -Math.sin(angle)];
  const right: Space = [Math.sin(angle), 0, towards * Math.cos(angle)];
  const camera: Camera = {
    eye: [length / 2 - ahead[0] * DISTANCE, EYE_HEIGHT, -ahead[2] * DISTANCE],
    ahead,
    right,
    focal: SCALE * DISTANCE,
    centre: [400, GROUND_AT_MIDDLE - SCALE * EYE_HEIGHT],
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

/** Projects a point of the car. */
export function project(camera: Camera, point: Space): Seen {
  const way: Space = [point[0] - camera.eye[0], point[1] - camera.eye[1], point[2] - camera.eye[2]];
  const depth = dot(way, camera.ahead);
  const size = camera.focal / depth;
  return [
    camera.centre[0] + dot(way, camera.right) * size,
    camera.centre[1] - way[1] * size,
    depth,
  ];
}
