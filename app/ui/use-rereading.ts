import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Reads the page's data anew so often, while somebody can see it and there is a line. */
export function useRereading(everyMs: number) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let last = Date.now();
    function reread() {
      const isSeen = document.visibilityState === "visible" && navigator.onLine;
      if (!isSeen) return;
      last = Date.now();
      void revalidate();
    }
    function rereadIfDue() {
      if (Date.now() - last >= everyMs) reread();
    }
    // The clock may tell a little less than what the timer has waited: it has waited long enough.
    const timer = setInterval(reread, everyMs);
    document.addEventListener("visibilitychange", rereadIfDue);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", rereadIfDue);
    };
  }, [everyMs, revalidate]);
}
