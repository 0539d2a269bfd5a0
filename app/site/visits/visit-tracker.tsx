import { useEffect } from "react";
import { useLocation } from "react-router";
import { isDesk } from "~/web/pages/areas";
import { isSecretPath } from "~/web/pages/secret-address";
import { responseError } from "~/web/browser/response-error";
import { compareVersion, VERSION_HEADER } from "~/web/browser/version";

/** The path that was counted last. The server or `reportPrefetched` has counted the first. */
let counted: string | null = null;

/** Reports each navigation within the page to `POST /api/track-visit`. Renders nothing. */
export function VisitTracker() {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = counted === null;
    if (counted === pathname) return;
    counted = pathname;
    if (!isFirst && !isDesk(pathname)) void reportVisit(pathname);
  }, [pathname]);
  return null;
}

/** Reports a visit. A failure is only logged: nothing depends on it. */
async function reportVisit(pathname: string) {
  const visit = {
    // The token of a secret address must not leave the browser.
    page: isSecretPath(pathname) ? "/bookings" : pathname,
    userAgent: navigator.userAgent,
    timestamp: new Date().toISOString(),
  };
  try {
    const response = await fetch("/api/track-visit", {
      method: "POST",
      keepalive: true,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(visit),
    });
    if (!response.ok) throw await responseError(response);
    compareVersion(response.headers.get(VERSION_HEADER));
  } catch (error) {
    console.warn("this visit was not counted", error);
  }
}
