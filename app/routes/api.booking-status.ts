import type { Route } from "./+types/api.booking-status";
import { sql } from "~/db.server";
import { answerStatusCall } from "~/operator/bookings-call.server";
import { answerStaffCall } from "~/operator/staff-call.server";
import { methodNotAllowed } from "~/web/api.server";

export const loader = () => methodNotAllowed("PATCH");

export function action({ request, params }: Route.ActionArgs) {
  if (request.method !== "PATCH") return methodNotAllowed("PATCH");
  return answerStaffCall(sql, request, (staff) => answerStatusCall(sql, request, params.id, staff));
}
