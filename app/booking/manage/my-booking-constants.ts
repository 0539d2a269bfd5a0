import { href } from "react-router";

/** The values of the field `intent` in the forms of a customer's booking. */
export const OWN_INTENTS = {
  cancel: "cancel",
  withdraw: "withdraw",
  correct: "correct",
  ask: "ask",
  message: "message",
  /** Says that the address to which a mail with the code in the page's address went is the customer's. */
  prove: "prove",
  /** Of open pages of 0.7.0, which ask for another return only. */
  extend: "extend",
} as const;

/** The value of `intent` that forgets the bookings of a device. It is posted to the lost link page. */
export const FORGET_INTENT = "forget";

/** The value of the parameter `DONE` after the bookings of a device were forgotten. */
export const FORGOTTEN = "forgotten";

/** The value of the parameter `DONE` after links were asked for. */
export const LINKS_SENT = "sent";

/** The id of the form that finds a booking. */
export const FIND_FORM_ID = "find-booking";

/** The maximum length of a message to the company, in characters. */
export const MESSAGE_LENGTH = 1000;

/** The maximum number of messages on a booking. */
export const MAX_MESSAGES = 20;

/** The query parameter with the action that was just done. */
export const DONE = "done";

/** Meta tags for a page with a secret URL, including its errors. */
export const SECRET_META = [
  { name: "robots", content: "noindex" },
  { name: "referrer", content: "no-referrer" },
];

/** The query parameter of `/bookings` with the reference of a booking of this browser. */
export const OWN_PARAMETER = "own";

/**
 * Returns the address that leads to the page of a booking in the browser's cookie, whose token scripts don't know.
 */
export function ownAddress(reference: string) {
  return `${href("/:lng?/bookings")}?${OWN_PARAMETER}=${reference}`;
}

/**
 * The cookie that says only that the browser has bookings of its own. The inline loader of each page reads it too:
 * only then is there news to wait for.
 */
export const OWN_HINT_COOKIE = "live";

/** The former name of the cookie, which browsers hold for 180 days. */
export const FORMER_OWN_HINT_COOKIE = "own-bookings";

/** Both cookies, on https too, where the first has a prefix. */
const OWN_HINT = /(?:^|; )(?:(?:__Host-)?live|own-bookings)=1(?:;|$)/;

/** Returns whether a browser's cookies say that it has bookings. */
export function hasOwnHint(cookies: string): boolean {
  return OWN_HINT.test(cookies);
}
