import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { HOVER_DELAY_MS } from "./gallery";

/** The magnified point of a picture, in percent from its left and top edges. */
export type Spot = { x: number; y: number };

export const MIDDLE: Spot = { x: 50, y: 50 };

type Box = { left: number; top: number; width: number; height: number };

/** Returns the spot under a pointer, whose position is in CSS pixels of the window. */
export function spotAt(box: Box, x: number, y: number): Spot {
  return {
    x: percent(((x - box.left) / box.width) * 100),
    y: percent(((y - box.top) / box.height) * 100),
  };
}

const STEP = 10;

const STEPS: Readonly<Record<string, Spot>> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** Returns the spot after an arrow key; null for other keys. */
export function spotByKey(spot: Spot, key: string): Spot | null {
  const step = STEPS[key];
  return step ? { x: percent(spot.x + step.x), y: percent(spot.y + step.y) } : null;
}

function percent(value: number) {
  return Math.min(100, Math.max(0, value));
}

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

/** Ends the magnification on Escape. It listens on the window, as hovering does not move the focus. */
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
