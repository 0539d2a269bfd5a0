import type { Route } from "./+types/admin-bookings-csv";
import { sql } from "~/db.server";
import { answerBookingsCsv } from "~/desk/bookings/booking-csv.server";
import { answerStaffCall } from "~/desk/staff-call.server";

export function loader({ request }: Route.LoaderArgs) {
  return answerStaffCall(sql, request, async () => answerBookingsCsv(sql, new URL(request.url)));
}
