import { useEffect, useState } from "react";

/** Returns whether an element is in the viewport; null until the browser has measured it. */
export function useInView(id: string): boolean | null {
  const [isInView, setInView] = useState<boolean | null>(null);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) setInView(entry.isIntersecting);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
