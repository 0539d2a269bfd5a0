/** What the forms of a visitor's booking ask for, in their field `intent`. */
export const OWN_INTENTS = { cancel: "cancel", message: "message" } as const;

/** Characters of a message to the operator. */
export const MESSAGE_LENGTH = 1000;

/** Messages that a booking takes; then it is time to talk. */
export const MAX_MESSAGES = 20;

/** The query parameter by which a page says what was just done. */
export const DONE = "done";

/** What the head of a page says whose address is a secret, also where it is an error. */
export const SECRET_META = [
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];
