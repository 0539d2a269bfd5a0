/** Set after sign-in in this browser. Only a hint: it grants no access. */
export const STAFF_HINT_KEY = "adminAuthenticated";

/** The desk's copy of the list of bookings, which goes with the session. */
export const CACHED_BOOKINGS_KEY = "cachedBookings";
