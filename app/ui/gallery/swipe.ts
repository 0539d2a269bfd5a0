import { FLICK_THRESHOLD, SWIPE_THRESHOLD_PX } from "./gallery-defaults";

/** Shorter movements are a trembling finger, however fast. */
const LEAST_FLICK_PX = 8;

/**
 * Where a movement of the pointer leads: 1 to the next picture, -1 to the one before, 0 nowhere.
 * Distance in CSS pixels, to the right counts as positive; time in ms.
 */
export function swipeStep(distance: number, time: number): -1 | 0 | 1 {
  const length = Math.abs(distance);
  const isFlick = length >= LEAST_FLICK_PX && length > FLICK_THRESHOLD * time;
  if (length <= SWIPE_THRESHOLD_PX && !isFlick) return 0;
  return distance < 0 ? 1 : -1;
}
