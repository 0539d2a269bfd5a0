import type { Route } from "./+types/sitemap";
import { listSitemap } from "~/crawlers/sitemap-entries.server";
import { sitemap } from "~/web/http/sitemap.server";
import { textAnswer } from "~/web/http/text-answer.server";
import { siteContext } from "~/site-context.server";

export async function loader({ context }: Route.LoaderArgs) {
  const { sql, publicSite } = context.get(siteContext);
  return textAnswer(sitemap(await listSitemap(sql, publicSite())), "application/xml");
}
