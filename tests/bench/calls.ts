import { inLanguage } from "~/web/i18n/address";
import { LANGUAGES } from "~/web/i18n/languages";
import { bookingInput } from "~/booking/testing/booking-input";
import type { Call } from "./capture";

/** The five main pages in both languages. */
export const MAIN_PAGES: readonly string[] = LANGUAGES.flatMap((language) =>
  ["/", "/all-cars", "/cars/1", "/faq", "/tbilisi"].map((path) => inLanguage(path, language)),
);

const BROWSER = "Mozilla/5.0 (X11; Linux x64) Chrome/140.0.0.0";

let bookings = 0;
let visits = 0;

/** Returns a request for a page in an encoding. */
export function pageCall(path: string, encoding = "identity"): Call {
  return { method: "GET", path, headers: { "Accept-Encoding": encoding } };
}

/**
 * Returns the request of `pageCall` with a cookie that bypasses the page cache: the page is rendered each
 * time.
 */
export function renderedCall(path: string, encoding = "identity"): Call {
  const call = pageCall(path, encoding);
  return { ...call, headers: { ...call.headers, Cookie: "flash=none" } };
}

/** Returns a valid new booking from a new client address. */
export function bookingCall() {
  const email = `guest${++bookings}@example.com`;
  return {
    method: "POST",
    path: "/api/booking",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": addressOf(10, bookings) },
    body: JSON.stringify(bookingInput({ email })),
    email,
  } satisfies Call & { email: string };
}

/** Returns a page view of a new visitor. */
export function visitCall() {
  return {
    method: "POST",
    path: "/api/track-visit",
    headers: {
      "Content-Type": "application/json",
      "Accept-Language": "de-AT,de;q=0.9,en;q=0.8",
      "X-Forwarded-For": addressOf(10, ++visits),
    },
    body: JSON.stringify({
      page: "/all-cars",
      userAgent: BROWSER,
      timestamp: new Date().toISOString(),
    }),
  } satisfies Call;
}

/** Returns one of the 16 million addresses of a network. */
export function addressOf(network: number, number: number): string {
  return [network, (number >> 16) & 255, (number >> 8) & 255, number & 255].join(".");
}
