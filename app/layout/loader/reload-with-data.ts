import { takeHeld } from "~/layout/held-mark";
import { hasEarlyChanges } from "~/web/browser/early-change";
import { setHostCookie } from "~/web/browser/set-cookie";
import { INLINE_START_COOKIE } from "~/web/start/start-data";

/** As long as a page may take to load. */
const SECONDS = 30;

/**
 * Reloads a page whose start data are gone: the next one contains its own, so that it never reloads
 * again. Returns false, and does nothing, if cookies are disabled, or if the visitor has filled in a
 * form, which not all browsers restore. A held click is not replayed.
 */
export function reloadWithData(): boolean {
  if (hasEarlyChanges()) return false;
  setHostCookie(INLINE_START_COOKIE, "1", SECONDS);
  if (!document.cookie.includes(`${INLINE_START_COOKIE}=1`)) return false;
  takeHeld();
  location.reload();
  return true;
}
