/** The form field with the fields whose saved values can be accepted. */
export const CONFLICTS_FIELD = "conflict";
