import { hasOwnHint } from "~/booking/manage/own-hint";
import { QUEUE_KEY } from "~/booking/sending/queue-key";
import { CACHED_BOOKINGS_KEY, STAFF_HINT_KEY } from "~/notifications/staff-keys";
import { PENDING_NAVIGATION_KEY } from "~/offline/pending-navigation-key";
import { readStorage } from "~/web/browser/storage";

/**
 * Whether React has something to do without an interaction: in the browser of staff, of a visitor with
 * a booking, also one that is still to be sent, and where a reload interrupted a navigation.
 */
export function expectsNews(): boolean {
  return (
    hasOwnHint(document.cookie) ||
    [STAFF_HINT_KEY, CACHED_BOOKINGS_KEY, QUEUE_KEY].some((key) => readStorage(key) !== null) ||
    readStorage(PENDING_NAVIGATION_KEY, "sessionStorage") !== null
  );
}
