import { useEffect } from "react";
import { useLocation } from "react-router";
import { resetReload } from "./reload-once";
import { register, reportSeenPage, unregister } from "./register";

/** Registers or unregisters the service worker when the browser is idle. */
export function RegisterServiceWorker({ on }: { on: boolean }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;

  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    if (!on) return whenIdle(unregister);
    return whenIdle(register);
  }, [on]);

  useEffect(() => {
    resetReload();
    if (!on || !("serviceWorker" in navigator)) return;
    const report = () => reportSeenPage(address);
    // A new version has cached only the offline page.
    navigator.serviceWorker.addEventListener("controllerchange", report);
    const cancel = whenIdle(report);
    return () => {
      cancel();
      navigator.serviceWorker.removeEventListener("controllerchange", report);
    };
  }, [on, address]);

  return null;
}

/** Returns a function that cancels the task. */
function whenIdle(task: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(task, 1_000);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
