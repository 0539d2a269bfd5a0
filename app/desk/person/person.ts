/** The commands of the page's forms. */
export const PERSON_INTENTS = {
  find: "find",
  /** Shows the question. */
  ask: "ask",
  erase: "erase",
} as const;

/** The field with an e-mail address or a phone. */
export const WHO = "who";

export const CANCEL = "cancel";

/** The fields with the keys of notes with the name that stay, and of notes with a word that are emptied. */
export const KEPT_NOTE = "keptNote";
export const CHOSEN_NOTE = "chosenNote";

/** The query parameter with the number of a booking whose customer is shown. */
export const BOOKING = "booking";

/** The query parameter with how many bookings were erased. */
export const ERASED = "erased";
