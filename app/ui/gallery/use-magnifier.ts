import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { HOVER_DELAY_MS } from "./gallery-defaults";
import { MIDDLE, spotAt, spotByKey, type Spot } from "./spot";

/**
 * Magnifies on mouse hover, click, tap or Enter. The spot follows the pointer and the arrow keys;
 * Escape ends it.
 */
export function useMagnifier() {
  const [magnified, setMagnified] = useState(false);
  const [spot, setSpot] = useState<Spot>(MIDDLE);
  const delay = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(delay.current), []);
  useEscape(magnified, setMagnified);

  function follow(event: PointerEvent) {
    const box = event.currentTarget.getBoundingClientRect();
    setSpot(spotAt(box, event.clientX, event.clientY));
  }

  function enter(event: PointerEvent) {
    follow(event);
    if (event.pointerType === "mouse") {
      delay.current = setTimeout(() => setMagnified(true), HOVER_DELAY_MS);
    }
  }

  function leave(event: PointerEvent) {
    clearTimeout(delay.current);
    if (event.pointerType === "mouse") setMagnified(false);
  }

  function toggle() {
    clearTimeout(delay.current);
    setMagnified(!magnified);
  }

  function moveByKey(event: KeyboardEvent) {
    const moved = magnified && spotByKey(spot, event.key);
    if (!moved) return;
    event.preventDefault();
    setSpot(moved);
  }

  const handlers = {
    onPointerEnter: enter,
    onPointerMove: follow,
    onPointerLeave: leave,
    onClick: toggle,
    onKeyDown: moveByKey,
  };
  return { magnified, spot, handlers };
}

/** Listens on the window: hovering does not move the focus. */
function useEscape(magnified: boolean, setMagnified: (magnified: boolean) => void) {
  useEffect(() => {
    if (!magnified) return;
    const listen = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape") setMagnified(false);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [magnified, setMagnified]);
}
