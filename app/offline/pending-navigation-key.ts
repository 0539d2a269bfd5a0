/** The address of the pending navigation, in session storage. */
export const PENDING_NAVIGATION_KEY = "onTheWayTo";
