import { href } from "react-router";
import { responseBooking } from "~/booking/booking.response.server";
import { responseQuote } from "~/booking/quote.response.server";
import { z } from "zod";
import { i18nFor } from "~/texts/i18n.server";
import type { Language } from "~/web/i18n/languages";
import type { BookingStore } from "~/booking/events/booking-store.server";
import type { MessageKey } from "~/web/message-key";
import { apiError } from "~/web/http/api.server";
import { ASKED_FIELD, PRICE_FIELD, HONEYPOT_FIELD } from "~/booking/booking";
import { errorText } from "~/booking/form/answer/submission-answer";
import { firstText } from "~/web/first-text";
import { readBookingTokens, rememberBooking } from "~/booking/manage/bookings-cookie.server";
import { bookingRequestSchema } from "./booking.api.schema";
import { placeBooking, type PlaceBookingResult } from "./place-booking.server";
import { apiErrors } from "./gone-errors";
import { splitChoices } from "~/booking/booking.schema";
import { codeErrors } from "./discounts.queries.server";
import { findQuestion } from "~/booking/questions.server";
import { resendLink } from "./resend-link.server";

/**
 * Responds to `POST /api/booking`. A stored booking is a 201, a repeated one a 200. Both have the secret URL in
 * `Location` and the token in the browser's cookie, unless a repeat has neither the key nor the cookie of the
 * first. Errors by field are a 422, and with `ask` so is a question about values that make no sense. The body may
 * also have the price that the visitor saw: if the price differs, the booking is refused with the current price as
 * `quote`.
 */
export async function handleBookingRequest(
  store: BookingStore,
  body: Record<string, unknown>,
  request: {
    lang: Language;
    idempotencyKey: string | null;
    http: Request;
    /** Is called if the hidden field is filled in. */
    onTrap?: () => void;
  },
): Promise<Response> {
  const { lang } = request;
  if (firstText(body[HONEYPOT_FIELD])) {
    request.onTrap?.();
    return invalid(lang, { [HONEYPOT_FIELD]: ["booking.errors.trap"] });
  }
  const parsed = bookingRequestSchema.safeParse(body);
  if (!parsed.success) {
    return invalid(lang, z.flattenError(parsed.error).fieldErrors as FieldErrors);
  }
  const { [PRICE_FIELD]: seenPrice, [ASKED_FIELD]: asked, ask, extras = [], ...all } = parsed.data;
  const { input, choices } = splitChoices(all);
  const question = ask ? findQuestion(input, asked ?? "") : null;
  if (question) return invalid(lang, question.errors, { [ASKED_FIELD]: question.asked });
  const ownTokens = readBookingTokens(request.http);
  const placed = await placeBooking(store, input, {
    ...request,
    seenPrice,
    extras,
    choices,
    ownTokens,
  });
  if (!placed.ok) return refuseBooking(lang, placed);
  if (!placed.isOwn) await resendLink(store, placed.booking.id);
  return stored(store, request.http, placed);
}

const NO_STORE = { "Cache-Control": "no-store" };

function stored(
  { answering }: BookingStore,
  request: Request,
  placed: Extract<PlaceBookingResult, { ok: true }>,
) {
  const { token, ...booking } = placed.booking;
  const headers = new Headers(NO_STORE);
  if (placed.isOwn) {
    headers.set("Location", href("/bookings/:token", { token }));
    for (const [name, value] of rememberBooking(request, token)) headers.append(name, value);
  }
  const status = placed.repeated ? 200 : 201;
  return Response.json(responseBooking(booking, answering()), { status, headers });
}

function refuseBooking(lang: Language, refusal: Extract<PlaceBookingResult, { ok: false }>) {
  switch (refusal.reason) {
    case "key-reused":
      return apiError(422, "this Idempotency-Key was sent with another booking", NO_STORE);
    case "gone":
      return invalid(lang, apiErrors(refusal.fields));
    case "code":
      return invalid(lang, codeErrors(refusal.fault));
    case "price-changed":
      return invalid(
        lang,
        { [PRICE_FIELD]: ["booking.errors.price"] },
        { quote: responseQuote(refusal.quote) },
      );
  }
}

type FieldErrors = Partial<Record<string, MessageKey[]>>;

function invalid(lang: Language, fieldErrors: FieldErrors, more = {}) {
  const { t } = i18nFor(lang);
  const errors = Object.entries(fieldErrors).map(([field, keys = []]) => [
    field,
    keys.map((key) => errorText(t, key)),
  ]);
  const body = { errors: Object.fromEntries(errors), ...more };
  return Response.json(body, { status: 422, headers: NO_STORE });
}
