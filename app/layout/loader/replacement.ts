import { isHydrated } from "~/web/browser/hydration-state";

/** An element, and its parent, which remains when a component renders another element after hydration. */
export type Place = { element: HTMLElement; parent: Element | null };

/** A component may render its button only after its picture has loaded. */
const LONGEST_WAIT_MS = 2_000;

/** Whether its component is about to render another element: it does so some time after hydration. */
export const isReplaced = ({ dataset }: HTMLElement) =>
  isHydrated() && dataset.enhanced === "replaced";

/** Calls back with the element, or the one that React puts in its place, also somewhat later. */
export function whenReplaced(place: Place, callback: (element: HTMLElement) => void) {
  const found = replacementOf(place);
  if (found) return callback(found);
  if (!place.parent) return;
  const observer = new MutationObserver(() => {
    const later = replacementOf(place);
    if (!later) return;
    observer.disconnect();
    callback(later);
  });
  observer.observe(place.parent, { childList: true, subtree: true });
  setTimeout(() => observer.disconnect(), LONGEST_WAIT_MS);
}

function replacementOf({ element, parent }: Place): HTMLElement | null {
  if (element.isConnected) return isReplaced(element) ? null : element;
  return parent?.querySelector<HTMLElement>("button, a, summary") ?? null;
}
