import { useEffect } from "react";
import { useLocation } from "react-router";
import { allowTracking } from "./data-layer";
import { listenForEvents } from "./site-events";
import { trackPage } from "./track";

/**
 * Google Analytics for the whole site; renders nothing. Mounted before the page, so that its page view
 * is sent before the page's own events.
 */
export function Analytics({ measurementId }: { measurementId: string | null }) {
  const { pathname, search } = useLocation();
  useEffect(() => allowTracking(measurementId), [measurementId]);
  // On a change of the query too: it may contain a token, which must not be sent.
  useEffect(trackPage, [pathname, search]);
  useEffect(listenForEvents, []);
  return null;
}
