import type { Route } from "./+types/robots";
import { robots } from "~/crawlers/robots.server";
import { textAnswer } from "~/web/http/text-answer.server";
import { siteContext } from "~/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  return textAnswer(robots(context.get(siteContext).publicSite()));
}
