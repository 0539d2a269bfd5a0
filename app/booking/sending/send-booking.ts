import pRetry from "p-retry";
import { href } from "react-router";
import type { Quote } from "~/pricing/quote";
import { ASKED_FIELD, type Booking } from "~/booking/booking";
import { inLanguage } from "~/i18n/address";
import { responseError } from "~/web/browser/response-error";
import { bodyOf, type Outgoing } from "./outgoing";

/** After `unanswered` and `unavailable` it is unknown whether the booking was stored. */
export type Sent =
  | { kind: "booked"; booking: Booking; token: string }
  /** There was such a booking, and this browser may not have its link. */
  | { kind: "repeated"; booking: Booking }
  | { kind: "invalid"; errors: Record<string, string[]> }
  /** Sent again with `asked`, it is booked. */
  | { kind: "asks"; errors: Record<string, string[]>; asked: string }
  | { kind: "priceChanged"; quote: Quote }
  | { kind: "tooMany" | "unavailable" | "unanswered" };

/** Long enough for the slowest connection that can load the page. */
const TIMEOUT_MS = 15_000;

const RETRIES = { retries: 3, minTimeout: 1_000, factor: 2, randomize: true };

/** No valid response: the request may be retried with the same key. */
class NoAnswer extends Error {
  constructor(
    readonly status: number | null,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Sends a booking, with retries and exponential backoff: the server stores a repeated request once.
 * Calls `onAttempt` before each attempt; the first is 1.
 */
export async function sendBooking(
  outgoing: Outgoing,
  onAttempt: (attempt: number) => void = () => {},
): Promise<Sent> {
  const send = (attempt: number) => {
    onAttempt(attempt);
    return sendOnce(outgoing);
  };
  try {
    return await pRetry(send, { ...RETRIES, shouldRetry: () => navigator.onLine });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    console.warn(error.message);
    return { kind: error.status === 503 ? "unavailable" : "unanswered" };
  }
}

async function sendOnce(outgoing: Outgoing): Promise<Sent> {
  const response = await fetch(inLanguage(href("/api/booking"), outgoing.lang), {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": outgoing.key },
    body: JSON.stringify(bodyOf(outgoing)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new NoAnswer(null, `no response: ${String(error)}`);
  });
  if (response.status === 429) return { kind: "tooMany" };
  const sent = response.status < 500 ? await readSent(response.clone()) : null;
  if (!sent) throw new NoAnswer(response.status, (await responseError(response)).message);
  return sent;
}

/** Null for a body that was cut, or written by a proxy. */
async function readSent(response: Response): Promise<Sent | null> {
  const body: unknown = await response.json().catch(() => null);
  return response.ok ? readBooked(response, body) : readRefusal(body);
}

function readBooked({ headers, status }: Response, body: unknown): Sent | null {
  if (!body) return null;
  const booking = body as Booking;
  const [, token] = /\/bookings\/([\w-]{22})$/.exec(headers.get("Location") ?? "") ?? [];
  if (token) return { kind: "booked", booking, token };
  return status === 200 && booking.id ? { kind: "repeated", booking } : null;
}

function readRefusal(body: unknown): Sent | null {
  if (typeof body !== "object" || body === null || !("errors" in body)) return null;
  if ("quote" in body) return { kind: "priceChanged", quote: body.quote as Quote };
  const errors = body.errors as Record<string, string[]>;
  if (ASKED_FIELD in body) return { kind: "asks", errors, asked: String(body[ASKED_FIELD]) };
  return { kind: "invalid", errors };
}
