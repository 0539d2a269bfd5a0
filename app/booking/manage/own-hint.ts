import { namesOfCookie } from "~/web/http/security/host-prefix";

/**
 * A cookie that says only that the browser has bookings of its own. The inline loader of each page reads
 * it too: only then is there news to wait for.
 */
export const OWN_HINT_COOKIE = "live";

/** Its name before, of cookies that last 180 days. */
export const FORMER_OWN_HINT_COOKIE = "own-bookings";

/** Whether a browser's cookies have the hint. */
export function hasOwnHint(cookies: string): boolean {
  const sent = cookies.split("; ");
  const names = [...namesOfCookie(OWN_HINT_COOKIE), FORMER_OWN_HINT_COOKIE];
  return names.some((name) => sent.includes(`${name}=1`));
}
