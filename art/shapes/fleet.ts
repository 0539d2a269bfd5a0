import type { CarShape } from "../shape";
import { shapeOf } from "../side/shape-of";
import { hondas } from "./hondas";
import { jeeps } from "./jeeps";
import { koreanSuvs } from "./korean-suvs";
import { mazdas } from "./mazdas";
import { nissans } from "./nissans";
import { toyota4x4s } from "./toyota-4x4s";
import { toyotaSuvs } from "./toyota-suvs";

/** Every model of the fleet. */
export const carShapes: readonly CarShape[] = [
  ...toyotaSuvs,
  ...toyota4x4s,
  ...jeeps,
  ...hondas,
  ...mazdas,
  ...koreanSuvs,
  ...nissans,
].map(shapeOf);
