import { z } from "zod";
import type { Sql } from "~/db.server";
import { i18nFor } from "~/i18n/i18n.server";
import type { Language } from "~/i18n/languages";
import { wakeNodes } from "~/notifications/wake-up.server";
import { apiError } from "~/web/api.server";
import { bookingSchema } from "./booking.schema";
import { errorText } from "./error-text";
import { rememberBooking } from "./own-bookings.server";
import { placeBooking } from "./place-booking.server";
import { VEHICLE_GONE } from "./submit-booking.server";

/**
 * Answers `POST /api/booking`: 201 with the stored booking, 200 for one sent again, 422 by field.
 * The browser that sent it (`http`) is handed its token in a cookie.
 */
export async function answerBookingCall(
  sql: Sql,
  body: Record<string, unknown>,
  request: { lang: Language; idempotencyKey: string | null; http: Request },
): Promise<Response> {
  const parsed = bookingSchema.safeParse(body);
  if (!parsed.success) {
    return invalid(request.lang, z.flattenError(parsed.error).fieldErrors);
  }
  const placed = await placeBooking(sql, parsed.data, request);
  if (!placed.ok) {
    return placed.reason === "key-reused"
      ? apiError(422, "this Idempotency-Key was sent with another booking", NO_STORE)
      : invalid(request.lang, { vehicle: VEHICLE_GONE });
  }
  if (!placed.repeated) wakeNodes(sql);
  const { token, ...booking } = placed.booking;
  const headers = { ...NO_STORE, "Set-Cookie": rememberBooking(request.http, token) };
  return Response.json(booking, { status: placed.repeated ? 200 : 201, headers });
}

const NO_STORE = { "Cache-Control": "no-store" };

function invalid(lang: Language, fieldErrors: Record<string, string[] | undefined>) {
  const { t } = i18nFor(lang);
  const errors = Object.entries(fieldErrors).map(([field, keys = []]) => [
    field,
    keys.map((key) => errorText(t, key)),
  ]);
  return Response.json({ errors: Object.fromEntries(errors) }, { status: 422, headers: NO_STORE });
}
