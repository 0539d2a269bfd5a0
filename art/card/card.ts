import type { CarShape } from "../shape";
import { picture } from "../svg";
import { carFrom } from "../three-quarter/three-quarter";
import { cardCamera } from "./camera";
import { sceneOf } from "./scenes/scenes";

/** Coarser than in the gallery: the picture is small, and eight of them stand on one page. */
const DETAIL = { slack: 0.8, grain: 5, edge: 1.2 };

/** The main picture of a car: close from its front and left, in a landscape by its kind of body. */
export function cardView(shape: CarShape): string {
  return picture([sceneOf(shape.body), carFrom("front", shape, cardCamera(shape), DETAIL)]);
}
