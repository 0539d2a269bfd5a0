import { onHydrated } from "~/web/browser/hydration-state";
import { placeOf, takeHeld, type Place } from "./held-mark";

/** A component may render its button only after its picture has loaded. */
const LONGEST_WAIT_MS = 2_000;

/** Call it before hydration: restores the focus, and replays a click that the inline loader holds. */
export function preserveInteraction() {
  const listening = new AbortController();
  const { signal } = listening;
  let restoreFocus = focusRestorer(document.activeElement);
  const remember = ({ target }: FocusEvent) => {
    restoreFocus = focusRestorer(target);
  };
  addEventListener("focusin", remember, { capture: true, signal });
  onHydrated(() => {
    listening.abort();
    restoreFocus();
    const held = takeHeld();
    if (held) whenRendered(held, (element) => element.click());
  });
}

/** Returns a function that focuses what React has put in the place of the focused element. */
function focusRestorer(focused: EventTarget | null): () => void {
  if (!(focused instanceof Element)) return () => {};
  const place = placeOf(focused);
  const restore = (element: HTMLElement) => {
    const isLost = !focused.isConnected && document.activeElement === document.body;
    if (isLost) element.focus({ preventScroll: true });
  };
  return () => place && whenRendered(place, restore);
}

/** Calls back with the element, or the one that React puts in its place, also somewhat later. */
function whenRendered(place: Place, callback: (element: HTMLElement) => void) {
  const found = controlAt(place);
  if (found) return callback(found);
  const observer = new MutationObserver(() => {
    const later = controlAt(place);
    if (!later) return;
    observer.disconnect();
    callback(later);
  });
  observer.observe(place.parent, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LONGEST_WAIT_MS);
}

const CONTROLS = "a, button, summary";

/** Null if it is still to be rendered. */
function controlAt({ parent, index }: Place): HTMLElement | null {
  const child = parent.children[index];
  if (!(child instanceof HTMLElement) || child.dataset.enhanced === "replaced") return null;
  return child.matches(CONTROLS) ? child : child.querySelector<HTMLElement>(CONTROLS);
}
