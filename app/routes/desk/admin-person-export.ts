import type { Route } from "./+types/admin-person-export";
import { siteContext } from "~/server/site-context.server";
import { answerPersonExport } from "~/desk/person/person.server";
import { handleStaffRequest } from "~/desk/api/staff.api.server";
import { recordSecurityContext } from "~/staff/security/record.server";
import { methodNotAllowed } from "~/web/http/api.server";
import { readFormOrThrow } from "~/web/http/body.server";

export const loader = ({ context }: Route.LoaderArgs) =>
  handleStaffRequest(context, () => Promise.resolve(methodNotAllowed("POST")));

/** Sends the export in response to a form, so that no address contains personal data. */
export function action({ request, context }: Route.ActionArgs) {
  const { sql } = context.get(siteContext);
  const record = context.get(recordSecurityContext);
  return handleStaffRequest(context, async (staff) =>
    answerPersonExport(sql, { request, form: await readFormOrThrow(request), staff, record }),
  );
}
