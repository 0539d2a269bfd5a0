import type { Route } from "./+types/booking-status";
import { siteContext } from "~/server/site-context.server";
import { handleStatusRequest } from "~/desk/bookings/list/bookings.api.server";
import { handleStaffRequest } from "~/desk/api/staff.api.server";
import { methodNotAllowed } from "~/web/http/api.server";

export const loader = () => methodNotAllowed("PATCH");

export function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== "PATCH") return methodNotAllowed("PATCH");
  const { bookingStore } = context.get(siteContext);
  return handleStaffRequest(context, (staff) =>
    handleStatusRequest(bookingStore, request, params.id, staff),
  );
}
