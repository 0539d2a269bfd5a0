import { hasOwnHint } from "~/booking/manage/my-booking-constants";
import { readStorage, writeStorage } from "~/web/browser/storage";

/** The key of a value that is set after sign-in in this browser. It is only a hint and grants no access. */
export const STAFF_HINT_KEY = "adminAuthenticated";

/** The key of the desk's cached list of bookings, which goes with the session. */
export const CACHED_BOOKINGS_KEY = "cachedBookings";

export function isStaffBrowser(): boolean {
  return readStorage(STAFF_HINT_KEY) !== null;
}

/** Forgets that this browser is that of staff. It must be called when staff may read no bookings any more. */
export function forgetStaff() {
  writeStorage(STAFF_HINT_KEY, null);
  writeStorage(CACHED_BOOKINGS_KEY, null);
}

/** Returns whether a socket would be sent something: in the browser of staff, and of a customer with bookings. */
export function receivesNews(): boolean {
  return isStaffBrowser() || hasOwnHint(document.cookie);
}
