/** The form field with the id of a booking that the page showed. */
export const SEEN_FIELD = "seen";
