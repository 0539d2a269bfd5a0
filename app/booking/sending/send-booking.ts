import { isToken } from "~/booking/links/token";
import pRetry from "p-retry";
import { href } from "react-router";
import { ASKED_FIELD, SAME_AS_PICKUP, type Booking } from "~/booking/booking";
import { isExtraField, readExtras } from "~/booking/extras/extra-field";
import type { SubmissionAnswer } from "~/booking/form/answer/submission-answer";
import type { FormValues } from "~/booking/form/form-values";
import { withLanguage } from "~/web/i18n/address";
import type { Language } from "~/web/i18n/languages";
import type { Discount } from "~/catalog/pricing/discount";
import { isFee, type FeeLine } from "~/catalog/pricing/fees";
import type { Quote, QuoteLine } from "~/catalog/pricing/quote";
import type { JustBooked } from "./just-booked";
import { recordOf } from "~/web/records";
import { responseError } from "~/web/browser/response-error";

/** A booking request, which may be repeated with the same key. */
export type Outgoing = {
  /** The random Idempotency-Key. */
  key: string;
  values: FormValues;
  lang: Language;
};

/** Returns 128 random bits. `randomUUID` is missing on pages without TLS. */
export function newKey() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The stored booking with the token of its link, or the reason why nothing was stored, as the form shows it. */
export type SendResult = ({ kind: "booked" } & JustBooked) | SubmissionAnswer;

/** Returns true if it is unknown whether the booking was stored. */
export function isOutcomeUnknown({ kind }: SendResult): boolean {
  return kind === "unanswered" || kind === "unavailable";
}

/** The event that is dispatched on `window` when a booking has been stored: its link is in the browser's cookie. */
export const BOOKING_SENT_EVENT = "mgzavri:booking-sent";

/** The time limit of a request: long enough for the slowest connection that can load the page. */
const TIMEOUT_MS = 15_000;

const RETRIES = { retries: 3, minTimeout: 1_000, factor: 2, randomize: true };

/** Thrown without a valid response: the request may be retried with the same key. */
class NoResponseError extends Error {
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
): Promise<SendResult> {
  const send = (attempt: number) => {
    onAttempt(attempt);
    return sendOnce(outgoing);
  };
  try {
    const result = await pRetry(send, { ...RETRIES, shouldRetry: () => navigator.onLine });
    if (result.kind === "booked") window.dispatchEvent(new Event(BOOKING_SENT_EVENT));
    return result;
  } catch (error) {
    if (!(error instanceof NoResponseError)) throw error;
    console.warn(error.message);
    const kind = error.status === 503 ? "unavailable" : "unanswered";
    return { kind, result: { initialValue: outgoing.values } };
  }
}

async function sendOnce({ key, values, lang }: Outgoing): Promise<SendResult> {
  const response = await fetch(withLanguage(href("/api/booking"), lang), {
    method: "POST",
    headers: { "Content-Type": "application/json", "Idempotency-Key": key },
    body: JSON.stringify(bodyOf(values)),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new NoResponseError(null, `no response: ${String(error)}`);
  });
  if (response.status === 429) return { kind: "tooMany", result: { initialValue: values } };
  const result = response.status < 500 ? await readResult(response.clone(), values) : null;
  if (!result) throw new NoResponseError(response.status, (await responseError(response)).message);
  return result;
}

/**
 * Returns the form's values as the body of the request. "Same as pick-up" and the extras' fields are resolved, and
 * `ask` has the server ask about values that make no sense.
 */
function bodyOf(values: FormValues) {
  const fields = Object.entries(values).filter(([name]) => !isExtraField(name));
  const extras = readExtras(values);
  return {
    ...Object.fromEntries(fields),
    ask: true,
    // Without a pick-up location, only that one is missing.
    ...(values.return === SAME_AS_PICKUP && values.pickup && { return: values.pickup }),
    ...(extras.length > 0 && { extras }),
  };
}

/** Reads the result from a response. Returns null for a body that was cut, or written by a proxy. */
async function readResult(response: Response, values: FormValues): Promise<SendResult | null> {
  const body: unknown = await response.json().catch(() => null);
  return response.ok ? readBooked(response, body, values) : readRefusal(body, values);
}

function readBooked(
  { headers, status }: Response,
  body: unknown,
  values: FormValues,
): SendResult | null {
  if (!body) return null;
  const booking = withFees(body as Booking);
  const [, token = ""] = /\/bookings\/([^/]+)$/.exec(headers.get("Location") ?? "") ?? [];
  if (isToken(token)) {
    const isReceiptRefused = headers.get("Booking-Receipt") === "refused";
    return { kind: "booked", booking, token, isReceiptRefused };
  }
  if (status !== 200 || !booking.id) return null;
  const { id, reference } = booking;
  return { kind: "repeated", booking: { id, reference }, result: { initialValue: values } };
}

/** Returns a price of the API, in whose lines the fees are, with its fees apart. */
function withFees<Price extends Pick<Quote, "fees"> & { lines: Quote["lines"] | null }>(
  price: Price,
): Price {
  const all: readonly (QuoteLine | FeeLine)[] = price.lines ?? [];
  const fees = all.filter((line): line is FeeLine => isFee(line));
  return { ...price, fees, lines: all.filter((line): line is QuoteLine => !isFee(line)) };
}

/** Returns what the discount among fees takes off. */
function discountIn(fees: readonly FeeLine[]): Discount | null {
  const line = fees.find(({ kind }) => kind === "discount");
  if (!line?.code) return null;
  const { code, percent } = line;
  if (percent !== undefined) return { code, percent };
  const { amount, currency } = line.original ?? line;
  return { code, amount: 0 - amount, currency };
}

function readRefusal(body: unknown, values: FormValues): SendResult | null {
  const { errors, quote, [ASKED_FIELD]: asked } = recordOf(body);
  if (!errors) return null;
  if (quote) {
    const found = withFees(quote as Quote);
    const discount = discountIn(found.fees);
    const result = { initialValue: values };
    return { kind: "priceChanged", quote: found, result, ...(discount && { discount }) };
  }
  const error = errors as Record<string, string[]>;
  if (!asked) return { kind: "invalid", result: { status: "error", error, initialValue: values } };
  const initialValue = { ...values, [ASKED_FIELD]: String(asked) };
  return { kind: "asks", result: { status: "error", error, initialValue } };
}
