import type { Route } from "./+types/analytics";
import { summaryOf } from "~/site/visits/analytics-summary.server";
import { loadVisitReport } from "~/site/visits/report.server";
import { FALLBACK_LANGUAGE } from "~/web/i18n/languages";
import { siteContext } from "~/server/site-context.server";
import { handleStaffRequest } from "~/desk/api/staff.api.server";
import { methodNotAllowed } from "~/web/http/api.server";

export function loader({ context }: Route.LoaderArgs) {
  return handleStaffRequest(context, async () => {
    const options = { period: 7, lang: FALLBACK_LANGUAGE } as const;
    return Response.json(summaryOf(await loadVisitReport(context.get(siteContext), options)));
  });
}

export const action = () => methodNotAllowed("GET");
