import { markHeld, placeOf, unmarkHeld, type Place } from "~/layout/held-mark";
import { closestTarget } from "./closest-target";

/** Scripts do more than the HTML of these, or all: buttons that submit nothing and open no popover. */
const ENHANCED = "[data-enhanced], button[type=button]:not([popovertarget])";

/** If the start takes longer, the click does what the HTML says. */
const LONGEST_HOLD_MS = 2_000;

/** Holds clicks on enhanced elements, for `takeHeld`. Returns a function that gives the last one back. */
export function holdClicks(signal: AbortSignal): () => void {
  let held: { element: HTMLElement; place: Place } | null = null;
  const release = () => {
    if (held && unmarkHeld(held.place)) held.element.click();
    held = null;
  };
  const hold = (event: MouseEvent) => {
    const element = closestTarget(event, ENHANCED);
    const place = element && placeOf(element);
    if (!place || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    if (held) unmarkHeld(held.place);
    markHeld(place);
    held = { element, place };
    setTimeout(release, LONGEST_HOLD_MS);
  };
  addEventListener("click", hold, { capture: true, signal });
  return release;
}

/** Not a replayed one, and none that opens another tab. */
function isPlainClick(event: MouseEvent) {
  const { isTrusted, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return isTrusted && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
