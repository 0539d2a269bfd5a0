import type { Route } from "./+types/bookings";
import { siteContext } from "~/server/site-context.server";
import { handleBookingsRequest } from "~/desk/bookings/list/bookings.api.server";
import { handleStaffRequest } from "~/desk/api/staff.api.server";
import { recordSecurityContext } from "~/staff/security/record.server";
import { methodNotAllowed } from "~/web/http/api.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const { bookingStore } = context.get(siteContext);
  const record = context.get(recordSecurityContext);
  return handleStaffRequest(context, (staff) =>
    handleBookingsRequest(bookingStore, new URL(request.url), { staff, record }),
  );
}

export const action = () => methodNotAllowed("GET");
