import type { Route } from "./+types/admin-export";
import { siteContext } from "~/site-context.server";
import { answerStaffCall } from "~/desk/staff-call.server";
import { answerSiteExport } from "~/desk/transfer/export-site.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  return answerStaffCall(sql, request, () => answerSiteExport(sql));
}
