import { data } from "react-router";
import type { Route } from "./+types/blog";
import { isRegion } from "~/site/blog/attractions";
import { blogMeta, describeBlog } from "~/site/blog/blog-meta.server";
import { loadOverview, loadRegionalGuide } from "~/site/blog/load-blog.server";
import { Overview } from "~/site/blog/overview";
import { RegionalGuide } from "~/site/blog/regional-guide";
import { languageOf } from "~/web/i18n/middleware.server";
import { siteContext } from "~/server/site-context.server";
import { addStructuredData } from "~/web/structured-data.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOf(context);
  const site = context.get(siteContext).publicSite();
  const region = new URL(request.url).searchParams.get("guide");
  if (region !== null && !isRegion(region)) throw data(null, 404);
  addStructuredData(context, describeBlog(site, lang, region));
  const meta = blogMeta(site, lang, region);
  if (region === null) return { overview: loadOverview(lang), guide: null, meta };
  return { overview: null, guide: loadRegionalGuide(site, lang, region), meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Blog({ loaderData: { overview, guide } }: Route.ComponentProps) {
  return guide ? <RegionalGuide guide={guide} /> : <Overview {...overview} />;
}
