import type { Route } from "./+types/openapi";
import { siteContext } from "~/server/site-context.server";
import { methodNotAllowed } from "~/web/http/api.server";

export const loader = ({ request, context }: Route.LoaderArgs) =>
  context.get(siteContext).apiDocument(request);

export const action = () => methodNotAllowed("GET");
