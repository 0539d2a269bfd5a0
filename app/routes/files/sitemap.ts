import type { Route } from "./+types/sitemap";
import { listSitemap } from "~/crawlers/sitemap-entries.server";
import { sitemap } from "~/crawlers/sitemap-xml.server";
import { textResponse } from "~/web/http/text-response.server";
import { siteContext } from "~/site-context.server";

export async function loader({ context }: Route.LoaderArgs) {
  const { sql, publicSite } = context.get(siteContext);
  return textResponse(sitemap(await listSitemap(sql, publicSite())), "application/xml");
}
