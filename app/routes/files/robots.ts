import type { Route } from "./+types/robots";
import { robots } from "~/crawlers/robots.server";
import { textResponse } from "~/web/http/text-response.server";
import { siteContext } from "~/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  return textResponse(robots(context.get(siteContext).publicSite()));
}
