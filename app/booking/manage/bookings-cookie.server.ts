import { parseCookie, stringifySetCookie } from "cookie";
import { isToken } from "~/booking/place/fingerprint.server";

const COOKIE = "bookings";
const MAX_AGE_SECONDS = 180 * 86_400;
const MAX_TOKENS = 10;

/**
 * The tokens of the bookings made in a browser, newest first, 10 at most. They are well-formed, but
 * may belong to no booking.
 */
export function readBookingTokens(headers: Headers): string[] {
  const value = parseCookie(headers.get("Cookie") ?? "")[COOKIE] ?? "";
  return [...new Set(value.split(".").filter(isToken))].slice(0, MAX_TOKENS);
}

/** The `Set-Cookie` value that adds a booking to the browser's cookie. */
export function rememberBooking(request: Request, token: string): string {
  const others = readBookingTokens(request.headers).filter((other) => other !== token);
  return stringifySetCookie({
    name: COOKIE,
    value: [token, ...others].slice(0, MAX_TOKENS).join("."),
    httpOnly: true,
    sameSite: "lax",
    path: "/",
    secure: new URL(request.url).protocol === "https:",
    maxAge: MAX_AGE_SECONDS,
  });
}
