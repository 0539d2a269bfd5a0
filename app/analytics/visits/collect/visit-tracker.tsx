import { useEffect } from "react";
import { useLocation } from "react-router";
import { isDesk } from "~/pages/areas";
import { isSecretPath } from "~/pages/secret-address";
import { reportVisit } from "./report-visit";

/** The path counted last. The first was counted with the document, or by `countPrefetched`. */
let counted: string | null = null;

/** Reports each navigation within the page to `POST /api/track-visit`; renders nothing. */
export function VisitTracker() {
  const { pathname } = useLocation();
  useEffect(() => {
    const isFirst = counted === null;
    if (counted === pathname) return;
    counted = pathname;
    // The token of a secret address must not leave the browser.
    const page = isSecretPath(pathname) ? "/bookings" : pathname;
    if (!isFirst && !isDesk(pathname)) void reportVisit(page);
  }, [pathname]);
  return null;
}
