import { useEffect } from "react";
import { useRevalidator } from "react-router";
import { hasUnsentText } from "~/web/browser/is-changed";

/**
 * Revalidates the page's data at an interval, while it is visible and online and no open disclosure has
 * unsent text.
 */
export function usePolling(everyMs: number) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let last = Date.now();
    function poll() {
      if (document.visibilityState !== "visible" || !navigator.onLine || hasUnsentText()) return;
      last = Date.now();
      void revalidate();
    }
    function pollIfDue() {
      if (Date.now() - last >= everyMs) poll();
    }
    // The interval alone counts: the clock may lag behind the timer by some milliseconds.
    const timer = setInterval(poll, everyMs);
    document.addEventListener("visibilitychange", pollIfDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", pollIfDue);
    };
  }, [everyMs, revalidate]);
}
