import pRetry from "p-retry";
import { href } from "react-router";
import type { Quote } from "~/pricing/quote";
import type { Booking } from "~/booking/booking";
import { inLanguage } from "~/i18n/address";
import { responseError } from "~/web/browser/response-error";
import { bodyOf, type Outgoing } from "./outgoing";

/** How the server answered in the end. `unanswered` and `away`: nobody knows that it was stored. */
export type Sent =
  | { kind: "booked"; booking: Booking; token: string }
  | { kind: "invalid"; errors: Record<string, string[]> }
  | { kind: "priceChanged"; quote: Quote }
  | { kind: "tooMany" | "away" | "unanswered" };

/** So long an answer may take, on the slowest line that still carries the page. */
const ANSWER_WITHIN_MS = 15_000;

const RETRIES = { retries: 3, minTimeout: 1_000, factor: 2, randomize: true };

/** Nothing came back that can be believed: the request may be sent again, with the same key. */
class NoAnswer extends Error {
  constructor(
    readonly status: number | null,
    message: string,
  ) {
    super(message);
  }
}

/**
 * Sends a booking, and again after growing pauses where no answer comes back: the server stores one
 * request once, however often it comes. `onTry` hears of each try, the first is 1.
 */
export async function sendBooking(
  outgoing: Outgoing,
  onTry: (attempt: number) => void = () => {},
): Promise<Sent> {
  const send = (attempt: number) => {
    onTry(attempt);
    return sendOnce(outgoing);
  };
  try {
    return await pRetry(send, { ...RETRIES, shouldRetry: () => navigator.onLine });
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    console.warn(error.message);
    return { kind: error.status === 503 ? "away" : "unanswered" };
  }
}

async function sendOnce(outgoing: Outgoing): Promise<Sent> {
  const response = await fetch(inLanguage(href("/api/booking"), outgoing.lang), {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": outgoing.key },
    body: JSON.stringify(bodyOf(outgoing)),
    signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
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

function readBooked({ headers }: Response, body: unknown): Sent | null {
  const [, token] = /\/bookings\/([\w-]{22})$/.exec(headers.get("Location") ?? "") ?? [];
  return token && body ? { kind: "booked", booking: body as Booking, token } : null;
}

function readRefusal(body: unknown): Sent | null {
  if (typeof body !== "object" || body === null || !("errors" in body)) return null;
  if ("quote" in body) return { kind: "priceChanged", quote: body.quote as Quote };
  return { kind: "invalid", errors: body.errors as Record<string, string[]> };
}
