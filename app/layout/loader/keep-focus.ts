import { isReplaced, whenReplaced, type Place } from "./replacement";

/** Returns a function that focuses the element in place of the focused one, if hydration replaced it. */
export function keepFocus(signal: AbortSignal): () => void {
  let focused: Place | null = null;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) focused = { element: target, parent: target.parentElement };
  };
  addEventListener("focusin", remember, { capture: true, signal });
  return () => {
    if (!focused) return;
    const { element: before } = focused;
    if (before.isConnected && !isReplaced(before)) return;
    whenReplaced(focused, (element) => {
      if (document.activeElement === document.body) element.focus({ preventScroll: true });
    });
  };
}
