import { isDesk } from "~/web/pages/areas";
import { isSecretAddress } from "~/web/pages/secret-address";
import { createStore } from "~/web/browser/store";
import { whenLoadedAndIdle } from "~/web/browser/when-idle";
import { hasConsent } from "./consent";

declare global {
  interface Navigator {
    /** Global Privacy Control, which not every browser has: <https://w3c.github.io/gpc/>. */
    globalPrivacyControl?: boolean;
  }
  interface Window {
    dataLayer?: unknown[];
    gtag?: (...command: unknown[]) => void;
  }
}

/**
 * The measurement id that was allowed when the document was sent: its content security policy can't change
 * later.
 */
let allowedId: string | null | undefined;

/** Whether this document has been at a secret address. */
let secretSeen = false;

/**
 * Sets the document's measurement id. Only the first call counts: the policy of a page that was sent
 * without it blocks the script.
 */
export function allowTracking(measurementId: string | null) {
  if (allowedId === undefined) allowedId = measurementId;
}

/**
 * Returns the measurement id while this visitor may be counted, else null. A document that has been at a
 * secret address stays uncounted: Google's script would send that address as the next referrer.
 */
export function activeMeasurementId(): string | null {
  secretSeen ||= isSecretAddress(location);
  if (!allowedId || secretSeen || isDesk(location.pathname)) return null;
  const agrees = hasConsent(document.cookie, location.protocol === "https:");
  return agrees && !hasGlobalPrivacyControl() ? allowedId : null;
}

export function hasGlobalPrivacyControl(): boolean {
  return navigator.globalPrivacyControl === true;
}

/** Queues the first commands for Google's script in `dataLayer`, once. */
export function initDataLayer(measurementId: string) {
  if (window.gtag) return;
  const layer = (window.dataLayer ??= []);
  window.gtag = function gtag() {
    // The script requires `arguments`; it ignores arrays.
    // oxlint-disable-next-line prefer-rest-params -- Rest parameters are an array.
    layer.push(arguments);
  };
  // This is Google's own opt-out. Its script reads it before everything that it sends, automatic events
  // included.
  Object.defineProperty(window, `ga-disable-${measurementId}`, {
    get: () => activeMeasurementId() === null,
  });
  window.gtag("js", new Date());
  window.gtag("config", measurementId, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    // The cookie is host-only, so that the server can delete it.
    cookie_domain: "none",
  });
}

/** The state of Google's script. */
export const scriptState = createStore<"absent" | "waiting" | "loaded" | "failed">("absent");

/** Adds Google's script when the page has loaded and is idle, if the visitor is still counted. */
export function loadScriptWhenIdle() {
  if (scriptState.get() !== "absent") return;
  scriptState.set("waiting");
  whenLoadedAndIdle(loadScript);
}

function loadScript() {
  const id = activeMeasurementId();
  // The next counted page tries again.
  if (!id) return scriptState.set("absent");
  const script = document.createElement("script");
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtag/js?id=${id}`;
  script.addEventListener("load", () => scriptState.set("loaded"));
  script.addEventListener("error", () => scriptState.set("failed"));
  document.head.append(script);
}
