import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reads the page's data anew so often, while somebody can see it and there is a line. */
export function useRereading(everyMs: number) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let last = Date.now();
    function rereadIfDue() {
      const isSeen = document.visibilityState === "visible" && navigator.onLine;
      if (!isSeen || Date.now() - last < everyMs) return;
      last = Date.now();
      void revalidate();
    }
    const timer = setInterval(rereadIfDue, everyMs);
    document.addEventListener("visibilitychange", rereadIfDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", rereadIfDue);
    };
  }, [everyMs, revalidate]);
}
