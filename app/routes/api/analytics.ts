import type { Route } from "./+types/analytics";
import { summaryOf } from "~/analytics/visits/report/analytics-summary.server";
import { bookingCounts } from "~/analytics/visits/report/booking-counts.server";
import { loadVisitReport } from "~/analytics/visits/report/report.server";
import { sql } from "~/db.server";
import { answerStaffCall } from "~/desk/staff-call.server";
import { methodNotAllowed } from "~/web/http/api.server";

export function loader({ request }: Route.LoaderArgs) {
  return answerStaffCall(sql, request, async () => {
    const asked = { period: 7, now: new Date(), countBookings: bookingCounts } as const;
    return Response.json(summaryOf(await loadVisitReport(sql, asked)));
  });
}

export const action = () => methodNotAllowed("GET");
