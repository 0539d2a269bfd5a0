import type { Route } from "./+types/llms";
import { loadFacts } from "~/facts/facts.server";
import { llmsTxt } from "~/crawlers/llms.server";
import { textResponse } from "~/web/http/text-response.server";
import { siteContext } from "~/site-context.server";

export async function loader({ context }: Route.LoaderArgs) {
  const { publicFleet, publicSite } = context.get(siteContext);
  const site = publicSite();
  return textResponse(llmsTxt(site, await loadFacts(publicFleet.current, site)));
}
