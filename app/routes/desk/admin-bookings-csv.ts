import type { Route } from "./+types/admin-bookings-csv";
import { siteContext } from "~/site-context.server";
import { answerBookingsCsv } from "~/desk/bookings/booking-csv.server";
import { answerStaffCall } from "~/desk/staff-call.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  return answerStaffCall(sql, request, async () => answerBookingsCsv(sql, new URL(request.url)));
}
