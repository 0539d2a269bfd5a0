/** A click without a press comes from a screen reader. */
const INTERACTIONS = ["pointerdown", "keydown", "focusin", "input", "click"];

/** It replaces the page before React could start. */
const LINK = "a[href]:not([href^='#'])";

/** Calls back at each interaction of the visitor with the page, but not with a link to another one. */
export function onInteraction(callback: () => void, signal: AbortSignal) {
  const interact = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest(LINK))) callback();
  };
  for (const type of INTERACTIONS)
    addEventListener(type, interact, { capture: true, passive: true, signal });
}
