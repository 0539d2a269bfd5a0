import { FLICK_THRESHOLD, SWIPE_THRESHOLD_PX } from "./gallery-defaults";

/** Shorter movements are ignored: a trembling finger. */
const MIN_FLICK_PX = 8;

/**
 * The step of a pointer movement: 1 to the next picture, -1 to the previous one, 0 for none. Distance
 * in CSS pixels, positive to the right; time in ms.
 */
export function swipeStep(distance: number, time: number): -1 | 0 | 1 {
  const length = Math.abs(distance);
  const isFlick = length >= MIN_FLICK_PX && length > FLICK_THRESHOLD * time;
  if (length <= SWIPE_THRESHOLD_PX && !isFlick) return 0;
  return distance < 0 ? 1 : -1;
}
