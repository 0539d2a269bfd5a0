import { useRef, useState, type PointerEvent } from "react";
import { swipeStep } from "./swipe";

/** Swipes by finger, pen or mouse. `drag` is the current offset of the picture in CSS pixels. */
export function useSwipe(onSwipe: (step: -1 | 1) => void) {
  const start = useRef<{ x: number; time: number }>(null);
  const [drag, setDrag] = useState<number | null>(null);

  function begin(event: PointerEvent) {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    start.current = { x: event.clientX, time: event.timeStamp };
  }

  function move(event: PointerEvent) {
    if (event.isPrimary && start.current) setDrag(event.clientX - start.current.x);
  }

  function end(event: PointerEvent) {
    if (!event.isPrimary || !start.current) return;
    const { x, time } = start.current;
    cancel();
    const step = swipeStep(event.clientX - x, event.timeStamp - time);
    if (step !== 0) onSwipe(step);
  }

  function cancel() {
    start.current = null;
    setDrag(null);
  }

  return {
    drag,
    swipeHandlers: {
      onPointerDown: begin,
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: cancel,
    },
  };
}
