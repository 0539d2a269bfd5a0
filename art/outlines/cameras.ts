import type { CarShape } from "../shape";
import type { Camera, End, Space } from "../three-quarter/projection";
import { cameraAt, project } from "../three-quarter/projection";

/** So far away that a view shows no perspective. */
const FAR = 400_000;

/** How a view of the unfolded body looks: ahead, and what lies right and up on the drawing. */
type Look = { readonly ahead: Space; readonly right: Space; readonly up: Space };

/**
 * The body unfolded around its roof, with the front on the left: the left side below, the right side above,
 * front and rear beside it, all with the roof towards the middle.
 */
export const LOOKS = {
  front: { ahead: [1, 0, 0], right: [0, 1, 0], up: [0, 0, -1] },
  rear: { ahead: [-1, 0, 0], right: [0, -1, 0], up: [0, 0, -1] },
  left: { ahead: [0, 0, -1], right: [1, 0, 0], up: [0, 1, 0] },
  top: { ahead: [0, -1, 0], right: [1, 0, 0], up: [0, 0, -1] },
} as const satisfies Record<string, Look>;

/** The camera of a view whose spot of the car `at` lies at `centre` on the drawing. */
export function flatCamera(
  { ahead, right, up }: Look,
  at: Space,
  centre: readonly [number, number],
  scale: number,
): Camera {
  const eye: Space = [at[0] - ahead[0] * FAR, at[1] - ahead[1] * FAR, at[2] - ahead[2] * FAR];
  return { eye, ahead, right, up, focal: scale * FAR, centre };
}

/** The picture on which a photo's outline is drawn, and the space that stays free around it. */
const [WIDTH, HEIGHT, MARGIN] = [800, 450, 12];

/** Where a person stands who takes a photo with a phone, in millimetres. */
const STANDPOINT = { distance: 6200, eyeHeight: 1550 } as const;

/** The camera of a photo that the whole car fills. */
export function photoCamera(end: End, heading: number, shape: CarShape): Camera {
  const { length, width, height } = shape;
  const near = STANDPOINT.distance + (heading === 0 ? length / 2 - 1500 : 0);
  const at = { ...STANDPOINT, distance: near, heading, scale: 0.1, ground: 0 };
  const camera = cameraAt(end, length, width, at);
  const spots = [0.03, 0.97].flatMap((share) =>
    [-0.47, 0.47].flatMap((aside) =>
      [0, 1].map((rise) => project(camera, [length * share, height * rise, width * aside])),
    ),
  );
  const [us, vs] = [spots.map(([u]) => u), spots.map(([, v]) => v)];
  const [left, right] = [Math.min(...us), Math.max(...us)];
  const [top, bottom] = [Math.min(...vs), Math.max(...vs)];
  const room = [WIDTH - 2 * MARGIN, HEIGHT - 2 * MARGIN] as const;
  const grown = Math.min(room[0] / (right - left), room[1] / (bottom - top));
  const [u, v] = camera.centre;
  return {
    ...camera,
    focal: camera.focal * grown,
    centre: [
      WIDTH / 2 + (u - (left + right) / 2) * grown,
      HEIGHT / 2 + (v - (top + bottom) / 2) * grown,
    ],
  };
}
