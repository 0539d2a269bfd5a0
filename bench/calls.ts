import { bookingInput } from "~/booking/testing/booking-input";
import type { Call } from "./capture";

let count = 0;

/** A page as a client asks for it that takes the given encoding. */
export function pageCall(path: string, encoding = "identity"): Call {
  return { method: "GET", path, headers: { "Accept-Encoding": encoding } };
}

/** As `pageCall`, from a visitor whom a kept page does not do for: it is rendered each time. */
export function renderedCall(path: string, encoding = "identity"): Call {
  const call = pageCall(path, encoding);
  return { ...call, headers: { ...call.headers, Cookie: "flash=none" } };
}

/** A valid booking that nobody has sent before, from an address that has sent none. */
export function bookingCall() {
  const email = `guest${++count}@example.com`;
  const address = [10, count >> 16, (count >> 8) & 255, count & 255].join(".");
  return {
    method: "POST",
    path: "/api/booking",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": address },
    body: JSON.stringify(bookingInput({ email })),
    email,
  } satisfies Call & { email: string };
}
