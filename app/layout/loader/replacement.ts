/** An element, and its parent, which remains when a component renders another element after hydration. */
export type Place = { element: HTMLElement; parent: Element | null };

/** The element, or the one that React has put in its place; null if that can't be used. */
export function replacementOf({ element, parent }: Place): HTMLElement | null {
  if (element.isConnected) return element;
  return parent?.querySelector<HTMLElement>("button, a, summary") ?? null;
}
