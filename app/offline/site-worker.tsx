import { useEffect } from "react";
import { useLocation } from "react-router";
import { forgetReload } from "./reload-once";
import { register, tellSeen, unregister } from "./register";

/** Brings the service worker, or takes it away, when the browser has nothing better to do. */
export function SiteWorker({ on }: { on: boolean }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    if (!on) return whenIdle(unregister);
    return whenIdle(register);
  }, [on]);

  useEffect(() => {
    forgetReload();
    if (!on || !("serviceWorker" in navigator)) return;
    const tell = () => tellSeen(address);
    // A new version begins with nothing but the offline page.
    navigator.serviceWorker.addEventListener("controllerchange", tell);
    const cancel = whenIdle(tell);
    return () => {
      cancel();
      navigator.serviceWorker.removeEventListener("controllerchange", tell);
    };
  }, [on, address]);

  return null;
}

/** Returns what takes it back. */
function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(task, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
