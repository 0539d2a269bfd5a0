/** Values of the field `intent` in the forms of a visitor's booking. */
export const OWN_INTENTS = { cancel: "cancel", message: "message", extend: "extend" } as const;

/** The value of `intent` that forgets the bookings of a device. Posted to the lost link page. */
export const FORGET_INTENT = "forget";

/** The value of `DONE` after it. */
export const FORGOTTEN = "forgotten";

/** Maximum length of a message to the operator, in characters. */
export const MESSAGE_LENGTH = 1000;

/** Maximum number of messages on a booking. */
export const MAX_MESSAGES = 20;

/** The query parameter with the action that was just done. */
export const DONE = "done";

/** Meta tags for a page with a secret URL, including its errors. */
export const SECRET_META = [
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];
