import { closestTarget } from "./closest-target";

/** A click, or what a key does, comes after these; it must find the page as the visitor saw it. */
const PRESSES = ["pointerdown", "keydown"];
const RELEASES = ["pointerup", "pointercancel", "keyup"];
/** A click without a press comes from a screen reader. */
const OTHERS = ["focusin", "input", "click"];

/** It replaces the page before React could start. */
const LINK = "a[href]:not([href^='#'],[data-enhanced])";

/** A release may be lost: in another window, or of a key that opens a menu. */
const LONGEST_PRESS_MS = 1_000;

type Interactions = {
  /** Called at once. */
  prepare: () => unknown;
  /** Called when nothing is pressed any more. */
  run: () => void;
  signal: AbortSignal;
};

/** Calls back at each interaction of the visitor with the page, but not with a link to another one. */
export function onInteraction({ prepare, run, signal }: Interactions) {
  let isPressed = false;
  const release = () => {
    if (isPressed && !signal.aborted) setTimeout(run);
    isPressed = false;
  };
  const press = (event: Event) => {
    if (closestTarget(event, LINK)) return;
    prepare();
    if (!isPressed) setTimeout(release, LONGEST_PRESS_MS);
    isPressed = true;
  };
  const interact = (event: Event) => {
    if (closestTarget(event, LINK)) return;
    prepare();
    if (!isPressed) run();
  };
  const options = { capture: true, passive: true, signal };
  for (const type of PRESSES) addEventListener(type, press, options);
  for (const type of RELEASES) addEventListener(type, release, options);
  for (const type of OTHERS) addEventListener(type, interact, options);
}
