import { parseCookie, stringifySetCookie } from "cookie";
import { isToken } from "~/booking/place/fingerprint.server";

const COOKIE = "bookings";
const KEPT_SECONDS = 180 * 86_400;
const MOST = 10;

/**
 * The tokens of the bookings that were made in a browser, newest first, 10 at most. They have the
 * form of a token; whether there is such a booking only the database knows.
 */
export function ownBookings(headers: Headers): string[] {
  const value = parseCookie(headers.get("Cookie") ?? "")[COOKIE] ?? "";
  return [...new Set(value.split(".").filter(isToken))].slice(0, MOST);
}

/** The `Set-Cookie` that adds a booking to those which the sender's browser has made. */
export function rememberBooking(request: Request, token: string): string {
  const others = ownBookings(request.headers).filter((other) => other !== token);
  return stringifySetCookie({
    name: COOKIE,
    value: [token, ...others].slice(0, MOST).join("."),
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: new URL(request.url).protocol === "https:",
    maxAge: KEPT_SECONDS,
  });
}
