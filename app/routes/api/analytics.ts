import type { Route } from "./+types/analytics";
import { summaryOf } from "~/analytics/visits/analytics-summary.server";
import { loadVisitReport } from "~/analytics/visits/report.server";
import { FALLBACK_LANGUAGE } from "~/i18n/languages";
import { siteContext } from "~/site-context.server";
import { answerStaffCall } from "~/desk/staff-call.server";
import { methodNotAllowed } from "~/web/http/api.server";

export function loader({ context }: Route.LoaderArgs) {
  const { sql, bookingCounts } = context.get(siteContext);
  return answerStaffCall(context, async () => {
    const report = await loadVisitReport(sql, {
      period: 7,
      now: new Date(),
      lang: FALLBACK_LANGUAGE,
      countBookings: bookingCounts,
    });
    return Response.json(summaryOf(report));
  });
}

export const action = () => methodNotAllowed("GET");
