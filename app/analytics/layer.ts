import { isDesk } from "~/pages/areas";
import { isSecretAddress } from "~/pages/secret-address";
import { isSwitchedOff } from "./counted";

declare global {
  interface Navigator {
    /** <https://w3c.github.io/gpc/>: not in every browser. */
    globalPrivacyControl?: boolean;
  }
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/** What this document was allowed when it was sent: its content policy stays the same for good. */
let allowedId: string | null | undefined;

/** Whether a booking's address has stood in this document. */
let secretSeen = false;

/**
 * Fixes what this document may do. The first call counts: a page that was sent without the allowance
 * can't load the script later on.
 */
export function allowTracking(measurementId: string | null) {
  if (allowedId === undefined) allowedId = measurementId;
}

/**
 * The measurement id while this visitor's doings may be counted, else null. A document that has held
 * a booking's address stays uncounted: Google's script keeps earlier addresses, and would send one
 * as the referrer of the next.
 */
export function countedId(): string | null {
  secretSeen ||= isSecretAddress(location);
  if (!allowedId || secretSeen || isDesk(location.pathname)) return null;
  return browserObjects() || isSwitchedOff(document.cookie) ? null : allowedId;
}

/** Whether the browser sends the signal of the Global Privacy Control. */
export function browserObjects(): boolean {
  return navigator.globalPrivacyControl === true;
}

/** Gives Google's script its first commands, once; they wait in `dataLayer` until it has loaded. */
export function openLayer(measurementId: string) {
  if (window.gtag) return;
  const layer = (window.dataLayer ??= []);
  window.gtag = function gtag() {
    // The script knows a command by this very object; it passes over arrays.
    // oxlint-disable-next-line prefer-rest-params -- an array of rest parameters would be one.
    layer.push(arguments);
  };
  // Google's own off switch, read before everything that it sends, what it counts by itself included.
  Object.defineProperty(window, `ga-disable-${measurementId}`, { get: () => countedId() === null });
  window.gtag("js", new Date());
  window.gtag("config", measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // Of this host alone, so that the server can take them back.
    cookie_domain: "none",
  });
}
