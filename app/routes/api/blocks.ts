import type { Route } from "./+types/blocks";
import { siteContext } from "~/server/site-context.server";
import { handleBlockRequest } from "~/desk/api/block.api.server";
import { handleStaffRequest } from "~/desk/api/staff.api.server";
import { methodNotAllowed } from "~/web/http/api.server";

export const loader = () => methodNotAllowed("POST");

export function action({ request, context }: Route.ActionArgs) {
  if (request.method !== "POST") return methodNotAllowed("POST");
  const { sql } = context.get(siteContext);
  return handleStaffRequest(context, () => handleBlockRequest(sql, request));
}
