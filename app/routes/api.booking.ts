import type { Route } from "./+types/api.booking";
import { answerBookingCall } from "~/booking/booking-call.server";
import { bookingLimit } from "~/booking/booking-limit.server";
import { sql } from "~/db.server";
import { languageContext } from "~/i18n/middleware.server";
import { answerCall, apiError, methodNotAllowed } from "~/web/api.server";
import { readJsonObject } from "~/web/body.server";
import { clientAddressContext } from "~/web/client.server";

export const loader = () => methodNotAllowed("POST");

export function action({ request, context }: Route.ActionArgs) {
  return answerCall(async () => {
    if (request.method !== "POST") return methodNotAllowed("POST");
    const seconds = bookingLimit.take(context.get(clientAddressContext));
    if (seconds !== null) {
      return apiError(429, "too many bookings; wait a little", { "Retry-After": `${seconds}` });
    }
    const body = await readJsonObject(request);
    return answerBookingCall(sql, body, {
      lang: context.get(languageContext),
      idempotencyKey: request.headers.get("Idempotency-Key"),
      http: request,
    });
  });
}
