/** An element by its parent, which remains when a component renders another element after hydration. */
export type Place = { parent: Element; index: number };

export function placeOf(element: Element): Place | null {
  const { parentElement: parent } = element;
  return parent && { parent, index: [...parent.children].indexOf(element) };
}

/** On the parent of an element with a held click: its index. */
const ATTRIBUTE = "data-held";

export function markHeld({ parent, index }: Place) {
  parent.setAttribute(ATTRIBUTE, String(index));
}

/** Returns whether it was marked: not if `takeHeld` was called meanwhile. */
export function unmarkHeld({ parent }: Place): boolean {
  const isMarked = parent.hasAttribute(ATTRIBUTE);
  parent.removeAttribute(ATTRIBUTE);
  return isMarked;
}

/** The place of the element with a held click, once; null if there is none. */
export function takeHeld(): Place | null {
  const parent = document.querySelector(`[${ATTRIBUTE}]`);
  if (!parent) return null;
  const index = Number(parent.getAttribute(ATTRIBUTE));
  parent.removeAttribute(ATTRIBUTE);
  return { parent, index };
}
