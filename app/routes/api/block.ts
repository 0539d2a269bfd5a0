import type { Route } from "./+types/block";
import { siteContext } from "~/server/site-context.server";
import { answerUnblockCall } from "~/desk/api/block.api.server";
import { answerStaffCall } from "~/desk/api/staff.api.server";
import { methodNotAllowed } from "~/web/http/api.server";

export const loader = () => methodNotAllowed("DELETE");

export function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== "DELETE") return methodNotAllowed("DELETE");
  const { sql } = context.get(siteContext);
  return answerStaffCall(context, () => answerUnblockCall(sql, params.id));
}
