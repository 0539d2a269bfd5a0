import { useEffect, useState } from "react";

/** Whether an element is in the viewport; false on the server. */
export function useInView(id: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setInView(entry!.isIntersecting));
    observer.observe(element);
    return () => observer.disconnect();
  }, [id]);
  return isInView;
}
