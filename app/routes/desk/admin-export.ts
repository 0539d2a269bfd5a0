import type { Route } from "./+types/admin-export";
import { siteContext } from "~/server/site-context.server";
import { recordSecurityContext } from "~/staff/security/record.server";
import { handleStaffRequest } from "~/desk/api/staff.api.server";
import { answerSiteExport } from "~/desk/transfer/export-site.server";

export function loader({ context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  const record = context.get(recordSecurityContext);
  return handleStaffRequest(context, (staff) => {
    record({ event: "export", outcome: "ok", account: staff.username, detail: "export.json" });
    return answerSiteExport(sql);
  });
}
