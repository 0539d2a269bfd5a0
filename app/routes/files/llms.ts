import type { Route } from "./+types/llms";
import { loadFacts } from "~/site/facts/facts.server";
import { llmsTxt } from "~/site/seo/llms.server";
import { textResponse } from "~/web/http/text-response.server";
import { siteContext } from "~/server/site-context.server";

export async function loader({ context }: Route.LoaderArgs) {
  const { publicFleet, publicSite } = context.get(siteContext);
  const site = publicSite();
  return textResponse(llmsTxt(site, await loadFacts(publicFleet.current, site)));
}
