import type { Camera, End, Space } from "./projection";
import type { Point } from "../shape";
import type { Body } from "./body";
import { endPoint } from "./body";
import { spacePath } from "./ground";

/** Half of 520 × 112 mm. */
const HALF: Point = [260, 56];

/** An A and a 0 as outlines with their holes in a box of 1 × 1, its lower left corner first. */
const LETTER: readonly (readonly Point[])[] = [
  [
    [0, 0],
    [0.36, 1],
    [0.64, 1],
    [1, 0],
    [0.75, 0],
    [0.69, 0.19],
    [0.31, 0.19],
    [0.25, 0],
  ],
  [
    [0.37, 0.39],
    [0.5, 0.8],
    [0.63, 0.39],
  ],
];
const DIGIT: readonly (readonly Point[])[] = [
  [
    [0.2, 0],
    [0.8, 0],
    [1, 0.22],
    [1, 0.78],
    [0.8, 1],
    [0.2, 1],
    [0, 0.78],
    [0, 0.22],
  ],
  [
    [0.32, 0.2],
    [0.32, 0.8],
    [0.68, 0.8],
    [0.68, 0.2],
  ],
];
const DASH: readonly (readonly Point[])[] = [
  [
    [0.1, 0.4],
    [0.9, 0.4],
    [0.9, 0.6],
    [0.1, 0.6],
  ],
];

const HEIGHT = 76;
const GAP = 9;

/** Each sign with its width in millimetres. */
const letter = { strokes: LETTER, width: 47 };
const digit = { strokes: DIGIT, width: 40 };
const dash = { strokes: DASH, width: 20 };

/** AA-000-AA */
const SIGNS = [letter, letter, dash, digit, digit, digit, dash, letter, letter];

/** A Georgian number plate with its holder; `y` is the height of its middle in millimetres. */
export function plate(body: Body, camera: Camera, end: End, y: number): string {
  const base = endPoint(body, end, 0, y) ?? [end === "front" ? 0 : body.shape.length, y, 0];
  const lower = endPoint(body, end, 0, y - HALF[1]) ?? base;
  const outward = end === "front" ? -1 : 1;
  const furthest = Math.max(base[0] * outward, lower[0] * outward) * outward;
  const x = furthest + outward * 14;
  const at = ([a, b]: Point, off = 0): Space => [x + outward * off, y + b, -outward * a];
  const box = (left: number, low: number, right: number, high: number, off = 0) =>
    spacePath(camera, [
      at([left, low], off),
      at([right, low], off),
      at([right, high], off),
      at([left, high], off),
    ]);
  let left = -199;
  const signs = SIGNS.flatMap(({ strokes, width }) => {
    const from = left;
    left += width + GAP;
    return strokes.map((stroke) =>
      spacePath(
        camera,
        stroke.map(([a, b]) => at([from + a * width, (b - 0.5) * HEIGHT])),
      ),
    );
  });
  return [
    `<path d="${box(-HALF[0] - 12, -HALF[1] - 12, HALF[0] + 12, HALF[1] + 12, -10)}" fill="#1d1c20"/>`,
    `<path d="${box(-HALF[0], -HALF[1], HALF[0], HALF[1])}" fill="#f4ece1"/>`,
    `<path d="${box(-HALF[0], -HALF[1], -HALF[0] + 46, HALF[1])}" fill="#2f4f86"/>`,
    `<path d="${signs.join("")}" fill="#232226" fill-rule="evenodd"/>`,
  ].join("");
}
