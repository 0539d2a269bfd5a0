import type { Route } from "./+types/admin-export-csv";
import { siteContext } from "~/server/site-context.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { recordSecurityContext } from "~/staff/security/record.server";
import { handleStaffRequest } from "~/desk/api/staff.api.server";
import { answerCsvExport } from "~/desk/transfer/export-site.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const { sql } = context.get(siteContext);
  const record = context.get(recordSecurityContext);
  return handleStaffRequest(context, (staff) => {
    record({ event: "export", outcome: "ok", account: staff.username, detail: "export.csv" });
    return answerCsvExport(sql, request, languageOf(context));
  });
}
