import type { Route } from "./+types/analytics";
import { summaryOf } from "~/analytics/visits/analytics-summary.server";
import { loadVisitReport } from "~/analytics/visits/report.server";
import { siteContext } from "~/site-context.server";
import { answerStaffCall } from "~/desk/staff-call.server";
import { methodNotAllowed } from "~/web/http/api.server";

export function loader({ context }: Route.LoaderArgs) {
  const { sql, bookingCounts } = context.get(siteContext);
  return answerStaffCall(context, async () => {
    const options = { period: 7, now: new Date(), countBookings: bookingCounts } as const;
    return Response.json(summaryOf(await loadVisitReport(sql, options)));
  });
}

export const action = () => methodNotAllowed("GET");
