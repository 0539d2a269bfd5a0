import type { CarShape } from "../shape";
import { shapeOf } from "../side/shape-of";
import { hondas } from "./hondas";
import { jeeps } from "./jeeps";
import { koreanCars } from "./korean-cars";
import { koreanSuvs } from "./korean-suvs";
import { mazdas } from "./mazdas";
import { others } from "./others";
import { toyota4x4s } from "./toyota-4x4s";
import { toyotaCars } from "./toyota-cars";
import { toyotaSuvs } from "./toyota-suvs";

/** Every model of the fleet. */
export const carShapes: readonly CarShape[] = [
  ...toyotaSuvs,
  ...toyota4x4s,
  ...toyotaCars,
  ...jeeps,
  ...hondas,
  ...mazdas,
  ...koreanCars,
  ...koreanSuvs,
  ...others,
].map(shapeOf);
