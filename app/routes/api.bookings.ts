import type { Route } from "./+types/api.bookings";
import { sql } from "~/db.server";
import { answerBookingsCall } from "~/operator/bookings-call.server";
import { answerStaffCall } from "~/operator/staff-call.server";
import { methodNotAllowed } from "~/web/api.server";

export function loader({ request }: Route.LoaderArgs) {
  return answerStaffCall(sql, request, () => answerBookingsCall(sql, new URL(request.url)));
}

export const action = () => methodNotAllowed("GET");
