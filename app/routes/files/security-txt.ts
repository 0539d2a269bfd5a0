import type { Route } from "./+types/security-txt";
import { securityTxt } from "~/crawlers/security-txt.server";
import { textAnswer } from "~/web/http/text-answer.server";
import { siteContext } from "~/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  return textAnswer(securityTxt(context.get(siteContext).publicSite(), new Date()));
}
