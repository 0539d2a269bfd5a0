import type { Route } from "./+types/sitemap";
import { listSitemap } from "~/site/seo/sitemap-entries.server";
import { sitemap } from "~/site/seo/sitemap-xml.server";
import { textResponse } from "~/web/http/text-response.server";
import { siteContext } from "~/server/site-context.server";

export async function loader({ context }: Route.LoaderArgs) {
  const { sql, publicSite } = context.get(siteContext);
  return textResponse(sitemap(await listSitemap(sql, publicSite())), "application/xml");
}
