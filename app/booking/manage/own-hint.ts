import { namesOfCookie } from "~/web/http/host-prefix";

/** A cookie that says only that the browser has bookings of its own. */
export const OWN_HINT_COOKIE = "own-bookings";

/** Whether a browser's cookies have the hint. */
export function hasOwnHint(cookies: string): boolean {
  const sent = cookies.split("; ");
  return namesOfCookie(OWN_HINT_COOKIE).some((name) => sent.includes(`${name}=1`));
}
