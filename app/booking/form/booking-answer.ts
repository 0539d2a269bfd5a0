import type { SubmissionResult } from "@conform-to/react";
import type { Quote } from "~/pricing/quote";

/**
 * Why a form did not become a booking; `result` has all that was typed, and messages by field in the
 * page's language. `price` was no try to book, but the question for the price; after `unanswered`
 * nobody knows whether it was stored, and it is safe to send it again.
 */
export type BookingAnswer = { result: SubmissionResult<string[]> } & (
  | { kind: "invalid" | "away" | "tooMany" | "price" | "unanswered" }
  | { kind: "priceChanged"; quote: Quote }
);
