import { useSyncExternalStore, type RefObject } from "react";

/** The Fullscreen API for an element; `canFill` if the browser supports it. */
export function useFullScreen(shown: RefObject<HTMLElement | null>) {
  const isFull = useSyncExternalStore(
    subscribe,
    () => shown.current !== null && document.fullscreenElement === shown.current,
    () => false,
  );
  const canFill = useSyncExternalStore(
    subscribe,
    () => document.fullscreenEnabled,
    () => false,
  );
  return {
    isFull,
    canFill,
    fill: () => void shown.current?.requestFullscreen(),
    leave: () => void document.exitFullscreen(),
  };
}

function subscribe(onChange: () => void) {
  document.addEventListener("fullscreenchange", onChange);
  return () => document.removeEventListener("fullscreenchange", onChange);
}

export type FullScreen = ReturnType<typeof useFullScreen>;
