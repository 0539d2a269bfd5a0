import type { CarShape } from "../../shape";
import type { Face } from "./face";
import { opening, recess, skirt } from "./kit";
import { japanese } from "./japan";
import { jeeps } from "./jeep";
import { koreans } from "./korea";
import { toyotas } from "./toyota";

const faces: Readonly<Record<string, Partial<Face>>> = {
  ...toyotas,
  ...jeeps,
  ...japanese,
  ...koreans,
};

/** The default of models without their own data. */
const plain: Face = {
  build: {},
  headlamp: { inner: [48, 80, 95], bow: [-3, 2] },
  tailLamp: { inner: [52, 80, 94], bow: [-1, 1] },
  front: opening({ from: 60, to: 90, low: 40, high: 44, bars: 2 }),
  rear: [skirt(20, 10), ...recess(56, 78, 36)],
  eyes: [],
  skirts: [0, 0],
  plates: { front: 40, rear: 67 },
  gate: [64, 36],
};

/** The details of a model's ends. */
export function faceOf(shape: CarShape): Face {
  return { ...plain, ...faces[shape.name] };
}
