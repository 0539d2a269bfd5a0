import type { Route } from "./+types/booking-status";
import { sql } from "~/db.server";
import { answerStatusCall } from "~/desk/bookings/bookings-call.server";
import { answerStaffCall } from "~/desk/staff-call.server";
import { methodNotAllowed } from "~/web/http/api.server";

export const loader = () => methodNotAllowed("PATCH");

export function action({ request, params }: Route.ActionArgs) {
  if (request.method !== "PATCH") return methodNotAllowed("PATCH");
  return answerStaffCall(sql, request, (staff) => answerStatusCall(sql, request, params.id, staff));
}
