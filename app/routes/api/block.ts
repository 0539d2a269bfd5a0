import type { Route } from "./+types/block";
import { siteContext } from "~/server/site-context.server";
import { handleUnblockRequest } from "~/desk/api/block.api.server";
import { handleStaffRequest } from "~/desk/api/staff.api.server";
import { methodNotAllowed } from "~/web/http/api.server";

export const loader = () => methodNotAllowed("DELETE");

export function action({ request, params, context }: Route.ActionArgs) {
  if (request.method !== "DELETE") return methodNotAllowed("DELETE");
  const { sql } = context.get(siteContext);
  return handleStaffRequest(context, () => handleUnblockRequest(sql, params.id));
}
