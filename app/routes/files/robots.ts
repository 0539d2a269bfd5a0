import type { Route } from "./+types/robots";
import { robots } from "~/site/seo/robots.server";
import { textResponse } from "~/web/http/text-response.server";
import { siteContext } from "~/server/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  return textResponse(robots(context.get(siteContext).publicSite()));
}
