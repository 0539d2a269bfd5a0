import { useEffect } from "react";
import { useLocation } from "react-router";
import { isDesk } from "~/pages/areas";
import { isSecretPath } from "~/pages/secret-address";

/** The path that was counted last: the first one by the server, as it sent the document. */
let counted: string | null = null;

/** Tells the site's own counting of each change of the path; shows nothing. */
export function VisitTracker() {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = counted === null;
    if (counted === pathname) return;
    counted = pathname;
    if (!isFirst && !isDesk(pathname)) void tellVisit(pathname);
  }, [pathname]);
  return null;
}

/** Failing is no more than a warning: nobody waits for it. */
async function tellVisit(pathname: string) {
  const visit = {
    // A token leaves the browser for nothing but its own page.
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
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  } catch (error) {
    console.warn("this visit was not counted", error);
  }
}
