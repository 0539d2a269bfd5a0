import { href } from "react-router";
import type { Route } from "./+types/booking";
import { handleBookingRequest } from "~/booking/place/booking.api.server";
import { countBooking } from "~/booking/place/count-booking.server";
import { requesterOf } from "~/booking/place/requester.server";
import { recordSecurityContext, recordTrap } from "~/staff/security/record.server";
import { siteContext } from "~/server/site-context.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { handleApiRequest, apiError, methodNotAllowed } from "~/web/http/api.server";
import { readJsonObject } from "~/web/http/body.server";
import { clientAddressContext } from "~/web/http/limits/client.server";

export const loader = () => methodNotAllowed("POST");

export function action({ request, context }: Route.ActionArgs) {
  const { bookingStore, limits } = context.get(siteContext);
  return handleApiRequest(async () => {
    if (request.method !== "POST") return methodNotAllowed("POST");
    const address = context.get(clientAddressContext);
    const counted = countBooking(limits.booking, address);
    const { seconds } = counted;
    if (seconds !== null) {
      return apiError(429, "too many bookings; wait a little", { "Retry-After": `${seconds}` });
    }
    let isStored = false;
    try {
      const response = await handleBookingRequest(bookingStore, await readJsonObject(request), {
        lang: languageOf(context),
        idempotencyKey: request.headers.get("Idempotency-Key"),
        http: request,
        requester: await requesterOf(bookingStore, address),
        onTrap: () => recordTrap(context.get(recordSecurityContext), href("/api/booking")),
      });
      isStored = response.status === 201;
      return response;
    } finally {
      counted.end(isStored);
    }
  });
}
