import type { Route } from "./+types/bookings";
import { siteContext } from "~/site-context.server";
import { answerBookingsCall } from "~/desk/bookings/list/bookings-call.server";
import { answerStaffCall } from "~/desk/staff-call.server";
import { methodNotAllowed } from "~/web/http/api.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  return answerStaffCall(context, () => answerBookingsCall(sql, new URL(request.url)));
}

export const action = () => methodNotAllowed("GET");
