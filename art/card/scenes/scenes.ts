import type { BodyKind } from "../../shape";
import { cobbles } from "./cobbles";
import { gorge } from "./gorge";
import { peaks } from "./peaks";
import { sea } from "./sea";
import { town } from "./town";
import { vineyard } from "./vineyard";

/** Each kind of body has its own place and time of day, recognizable by colour at card size. */
const scenes: Readonly<Record<BodyKind, string>> = {
  sedan: town,
  hatchback: cobbles,
  "compact SUV": vineyard,
  "large SUV": gorge,
  "boxy 4x4": peaks,
  minivan: sea,
};

/**
 * A landscape of 800 × 450 as a fragment without a root. Its sky is quiet in the upper corners, where
 * badges lie; a car stands on it from about y = 370 to 430.
 */
export function sceneOf(kind: BodyKind): string {
  return scenes[kind];
}
