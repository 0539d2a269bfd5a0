import { useEffect } from "react";
import { useLocation } from "react-router";
import { allowTracking } from "./layer";
import { listenForEvents } from "./site-events";
import { trackPage } from "./track";

/**
 * Google Analytics for the whole site; shows nothing. It stands before the page, so that its page
 * view comes before the page's own events.
 */
export function Analytics({ measurementId }: { measurementId: string | null }) {
  const { pathname, search } = useLocation();
  useEffect(() => allowTracking(measurementId), [measurementId]);
  // The query too: it may hold what must not be sent.
  useEffect(trackPage, [pathname, search]);
  useEffect(listenForEvents, []);
  return null;
}
