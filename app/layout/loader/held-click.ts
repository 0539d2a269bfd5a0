import { whenReplaced, type Place } from "./replacement";

/** Scripts do more than the HTML of these, or all: buttons that submit nothing and open no popover. */
const ENHANCED = "[data-enhanced], button[type=button]:not([popovertarget])";

/** If the start takes longer, the click does what the HTML says. */
const LONGEST_HOLD_MS = 2_000;

/** Holds clicks on enhanced elements. Returns a function that replays the last one. */
export function holdClicks(signal: AbortSignal): () => void {
  let held: Place | null = null;
  const replay = () => {
    if (held) whenReplaced(held, (element) => element.click());
    held = null;
  };
  const hold = (event: MouseEvent) => {
    const { target } = event;
    const element = target instanceof Element ? target.closest<HTMLElement>(ENHANCED) : null;
    if (!element || !isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    held = { element, parent: element.parentElement };
    setTimeout(replay, LONGEST_HOLD_MS);
  };
  addEventListener("click", hold, { capture: true, signal });
  return replay;
}

/** Not a replayed one, and none that opens another tab. */
function isPlainClick(event: MouseEvent) {
  const { isTrusted, button, ctrlKey, metaKey, shiftKey, altKey } = event;
  return isTrusted && button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
}
