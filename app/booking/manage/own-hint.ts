/** A cookie that says only that the browser has bookings of its own. */
export const OWN_HINT_COOKIE = "own-bookings";

/** Whether a browser's cookies have the hint. */
export function hasOwnHint(cookies: string): boolean {
  return cookies.split("; ").includes(`${OWN_HINT_COOKIE}=1`);
}
