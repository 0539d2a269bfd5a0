import { useEffect } from "react";
import { useLocation } from "react-router";
import { useTranslation } from "~/web/i18n/use-translation";
import { message } from "~/ui/message.css";
import { container } from "~/ui/page/layout.css";
import { whenLoadedAndIdle } from "~/web/browser/when-idle";
import { copyLabel } from "./copy-label";
import { resetReload } from "./no-connection";
import { cacheSeenPage, unregister } from "./register";

/** Registers the service worker, and reports each page to it, or unregisters it. */
export function RegisterServiceWorker({ on }: { on: boolean }) {
  const { pathname, search } = useLocation();
  const address = pathname + search;

  useEffect(() => {
    resetReload();
    if (!("serviceWorker" in navigator)) return;
    const report = () => (on ? cacheSeenPage(address) : unregister());
    whenLoadedAndIdle(report);
    // A new version of the worker has cached only the offline page.
    navigator.serviceWorker.addEventListener("controllerchange", report);
    return () => navigator.serviceWorker.removeEventListener("controllerchange", report);
  }, [on, address]);

  return null;
}

/**
 * Says that the page is an offline copy, and when it was sent. The worker writes that into the HTML, where
 * it stays until the next navigation: what the router loads is never a copy.
 */
export function OfflineCopyBar() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const label = copyLabel(t("offline.copy", { day: "{day}", time: "{time}" }));
  return (
    <div className={container}>
      <p
        key={pathname + search}
        className={message.notice}
        hidden
        {...label}
        suppressHydrationWarning
      >
        {""}
      </p>
    </div>
  );
}
