import { hasOwnHint } from "~/booking/manage/own-booking-constants";
import { readStorage, writeStorage } from "~/web/browser/storage";

/** Set after sign-in in this browser. Only a hint: it grants no access. */
export const STAFF_HINT_KEY = "adminAuthenticated";

/** The desk's copy of the list of bookings, which goes with the session. */
export const CACHED_BOOKINGS_KEY = "cachedBookings";

export function isStaffBrowser(): boolean {
  return readStorage(STAFF_HINT_KEY) !== null;
}

/** Call it when staff may read no bookings any more. */
export function forgetStaff() {
  writeStorage(STAFF_HINT_KEY, null);
  writeStorage(CACHED_BOOKINGS_KEY, null);
}

/** Whether a socket would be sent something: in the browser of staff, and of a visitor with bookings. */
export function receivesNews(): boolean {
  return isStaffBrowser() || hasOwnHint(document.cookie);
}
