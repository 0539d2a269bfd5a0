import { parseCookie, stringifySetCookie } from "cookie";
import { isToken } from "~/booking/links/token";
import {
  hostCookieName,
  isSecure,
  readHostCookie,
  type CookieRequest,
} from "~/web/http/security/host-cookie.server";
import { HOST_PREFIX } from "~/web/http/security/host-prefix";
import { FORMER_OWN_HINT_COOKIE, OWN_HINT_COOKIE } from "./my-booking-constants";

const COOKIE = "bookings";
/** How many days a browser remembers its bookings; the privacy policy says so too. */
export const BOOKINGS_COOKIE_DAYS = 180;
const MAX_TOKENS = 10;

/**
 * Returns the tokens of the bookings made in a browser, newest first, 10 at most. They are well-formed, but may
 * belong to no booking.
 */
export function readBookingTokens(request: CookieRequest): string[] {
  const value = readHostCookie(request, COOKIE) ?? "";
  return [...new Set(value.split(".").filter(isToken))].slice(0, MAX_TOKENS);
}

/**
 * Returns the headers that add a booking to the browser's cookie, and the hint that it has one. Scripts can't read
 * the tokens, but they need to know whether to open a socket.
 */
export function rememberBooking(request: Request, token: string): ["Set-Cookie", string][] {
  const others = readBookingTokens(request).filter((other) => other !== token);
  const common = {
    sameSite: "lax",
    path: "/",
    secure: isSecure(request),
    maxAge: BOOKINGS_COOKIE_DAYS * 86_400,
  } as const;
  const value = [token, ...others].slice(0, MAX_TOKENS).join(".");
  return [
    [
      "Set-Cookie",
      stringifySetCookie({
        ...common,
        name: hostCookieName(COOKIE, request),
        value,
        httpOnly: true,
      }),
    ],
    [
      "Set-Cookie",
      stringifySetCookie({ ...common, name: hostCookieName(OWN_HINT_COOKIE, request), value: "1" }),
    ],
  ];
}

/** Returns the headers that delete the cookie and the hint, also the cookie from before the prefix. */
export function forgetBookings(request: Request): ["Set-Cookie", string][] {
  const names = new Set([hostCookieName(COOKIE, request), COOKIE]);
  const secure = isSecure(request);
  const deleted = [...names].map((name) =>
    stringifySetCookie({ name, value: "", path: "/", maxAge: 0, httpOnly: true, secure }),
  );
  return [...deleted, ...forgetOwnHint(request.headers)].map((line) => ["Set-Cookie", line]);
}

/** Returns the `Set-Cookie` values for a browser whose cookie has no booking any more. */
export function forgetOwnHint(headers: CookieRequest["headers"]): string[] {
  const sent = parseCookie(headers.get("Cookie") ?? "");
  const common = { value: "", path: "/", maxAge: 0 };
  const plain = [OWN_HINT_COOKIE, FORMER_OWN_HINT_COOKIE].map((name) =>
    stringifySetCookie({ ...common, name }),
  );
  const name = HOST_PREFIX + OWN_HINT_COOKIE;
  if (sent[name] === undefined) return plain;
  return [...plain, stringifySetCookie({ ...common, name, secure: true })];
}
