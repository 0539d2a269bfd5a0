import {
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
} from "react";
import { useMediaQuery } from "~/ui/use-media-query";
import { FLICK_THRESHOLD, SLIDE_INTERVAL_MS, SWIPE_THRESHOLD_PX } from "./gallery";

export function useSlideshow(count: number) {
  const [index, setIndex] = useState(0);
  const [started, setStarted] = useState(false);
  const canPlay = !useMediaQuery("(prefers-reduced-motion: reduce)");
  const playing = started && canPlay;

  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => setIndex((shown) => (shown + 1) % count), SLIDE_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [playing, count]);

  /** Shows the picture that the visitor chose, and stops the slideshow. */
  function show(next: number) {
    setStarted(false);
    setIndex((next + count) % count);
  }

  function step(by: -1 | 1) {
    show(index + by);
  }

  function turnByKey({ key }: KeyboardEvent) {
    if (key === "ArrowLeft") step(-1);
    if (key === "ArrowRight") step(1);
  }

  return {
    index,
    playing,
    canPlay,
    show,
    step,
    turnByKey,
    togglePlay: () => setStarted(!playing),
  };
}

export type SlideshowState = ReturnType<typeof useSlideshow>;

/** Uses the Fullscreen API for an element. */
export function useFullScreen(shown: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    subscribe,
    () => shown.current !== null && document.fullscreenElement === shown.current,
    () => false,
  );
  return {
    isFull,
    fill: () => void shown.current?.requestFullscreen(),
    leave: () => void document.exitFullscreen(),
  };
}

function subscribe(onChange: () => void) {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}

export type FullScreen = ReturnType<typeof useFullScreen>;

/** Follows swipes by finger, pen or mouse. `drag` is the current offset of the picture in CSS pixels. */
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

/** The distance that a flick needs at least: a trembling finger makes shorter ones. */
const MIN_FLICK_PX = 8;

/**
 * Returns the step of a pointer movement: 1 to the next picture, -1 to the previous one, 0 for none. The
 * distance is in CSS pixels, positive to the right; the time is in ms.
 */
export function swipeStep(distance: number, time: number): -1 | 0 | 1 {
  const length = Math.abs(distance);
  const isFlick = length >= MIN_FLICK_PX && length > FLICK_THRESHOLD * time;
  if (length <= SWIPE_THRESHOLD_PX && !isFlick) return 0;
  return distance < 0 ? 1 : -1;
}
