import type { Route } from "./+types/security-txt";
import { securityTxt } from "~/site/seo/security-txt.server";
import { textResponse } from "~/web/http/text-response.server";
import { siteContext } from "~/server/site-context.server";

export function loader({ context }: Route.LoaderArgs) {
  return textResponse(securityTxt(context.get(siteContext).publicSite(), new Date()));
}
