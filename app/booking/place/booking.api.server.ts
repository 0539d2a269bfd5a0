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
import { errorText, formTexts } from "~/booking/form/answer/submission-answer";
import { businessTime } from "~/web/calendar";
import { firstText } from "~/web/first-text";
import { readBookingTokens, rememberBooking } from "~/booking/manage/bookings-cookie.server";
import { bookingRequestSchema } from "./booking.api.schema";
import { placeBooking, type PlaceBookingResult } from "./place-booking.server";
import { apiErrors } from "./gone-errors";
import { splitChoices } from "~/booking/booking.schema";
import { codeErrors } from "./discounts.queries.server";
import { findQuestion } from "~/booking/questions/find-question.server";
import { isReceiptRefused, RECEIPT_HEADER } from "./receipt.queries.server";
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
    /** Who causes the e-mail to the customer, as `requesterOf` returns it. */
    requester?: string;
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
    const { fieldErrors } = z.flattenError(parsed.error);
    return invalid(lang, fieldErrors as FieldErrors, { isForm: body.ask === true });
  }
  const { [PRICE_FIELD]: seenPrice, [ASKED_FIELD]: asked, ask, extras = [], ...all } = parsed.data;
  const { input, choices } = splitChoices(all);
  const now = businessTime(new Date());
  const answers = { ...store.replyRules(), ...store.answers() };
  const question = ask ? findQuestion(input, { asked: asked ?? "", now, answers }) : null;
  if (question) {
    const { errors, values, asked: known } = question;
    return invalid(lang, errors, { values, more: { [ASKED_FIELD]: known } });
  }
  const ownTokens = readBookingTokens(request.http);
  const placed = await placeBooking(store, input, {
    ...request,
    seenPrice,
    extras,
    choices,
    ownTokens,
  });
  if (!placed.ok) return refuseBooking(lang, placed);
  if (!placed.isOwn) {
    await resendLink(store, { bookingId: placed.booking.id, requester: request.requester ?? "" });
  }
  const isRefused = placed.isOwn && (await isReceiptRefused(store, placed.booking.id));
  return stored(store, request.http, { ...placed, isRefused });
}

const NO_STORE = { "Cache-Control": "no-store" };

type Stored = Extract<PlaceBookingResult, { ok: true }> & { isRefused: boolean };

function stored({ replyRules }: BookingStore, request: Request, placed: Stored) {
  const { token, ...booking } = placed.booking;
  const headers = new Headers(NO_STORE);
  if (placed.isRefused) headers.set(RECEIPT_HEADER, "refused");
  if (placed.isOwn) {
    headers.set("Location", href("/bookings/:token", { token }));
    for (const [name, value] of rememberBooking(request, token)) headers.append(name, value);
  }
  const status = placed.repeated ? 200 : 201;
  return Response.json(responseBooking(booking, replyRules()), { status, headers });
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
        { more: { quote: responseQuote(refusal.quote) } },
      );
  }
}

type FieldErrors = Partial<Record<string, MessageKey[]>>;

type Refusal = {
  /** Further members of the body. */
  more?: object;
  /** The values in the messages. */
  values?: object;
  /** Whether the page's form has sent the booking, whose visitor is told what to do. */
  isForm?: boolean;
};

function invalid(lang: Language, fieldErrors: FieldErrors, refusal: Refusal = {}) {
  const { more = {}, values = {}, isForm = false } = refusal;
  const { t } = i18nFor(lang);
  const texts = (keys: MessageKey[] = []) => keys.map((key) => errorText(t, key, values));
  const errors = isForm
    ? formTexts(t, fieldErrors, values)
    : Object.fromEntries(Object.entries(fieldErrors).map(([field, keys]) => [field, texts(keys)]));
  const body = { errors, ...more };
  return Response.json(body, { status: 422, headers: NO_STORE });
}
