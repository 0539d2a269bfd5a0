import { href } from "react-router";
import { namesOfCookie } from "~/web/http/security/host-prefix";

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

/** The query parameter of `/bookings` with the number of a booking of this browser. */
export const OWN_PARAMETER = "own";

/** Leads to the page of a booking in the browser's cookie, whose token scripts don't know. */
export function ownAddress(id: number) {
  return `${href("/bookings")}?${OWN_PARAMETER}=${id}`;
}

/**
 * A cookie that says only that the browser has bookings of its own. The inline loader of each page reads
 * it too: only then is there news to wait for.
 */
export const OWN_HINT_COOKIE = "live";

/** Its name before, of cookies that last 180 days. */
export const FORMER_OWN_HINT_COOKIE = "own-bookings";

/** Returns whether a browser's cookies have the hint. */
export function hasOwnHint(cookies: string): boolean {
  const sent = cookies.split("; ");
  const names = [...namesOfCookie(OWN_HINT_COOKIE), FORMER_OWN_HINT_COOKIE];
  return names.some((name) => sent.includes(`${name}=1`));
}
