import type { Route } from "./+types/llms";
import { loadFacts } from "~/facts/facts.server";
import { llmsTxt } from "~/crawlers/llms.server";
import { textAnswer } from "~/web/http/text-answer.server";
import { siteContext } from "~/site-context.server";

export async function loader({ context }: Route.LoaderArgs) {
  const { sql, publicSite } = context.get(siteContext);
  const site = publicSite();
  return textAnswer(llmsTxt(site, await loadFacts(sql, site.company)));
}
