import { data } from "react-router";
import type { Route } from "./+types/blog";
import { loadOverview, loadRegionalGuide } from "~/blog/load-blog.server";
import { Overview } from "~/blog/overview";
import { RegionalGuide } from "~/blog/regional-guide";
import { languageContext } from "~/i18n/middleware.server";

export function loader({ request, context }: Route.LoaderArgs) {
  const lang = context.get(languageContext);
  const region = new URL(request.url).searchParams.get("guide");
  if (region === null) return { overview: loadOverview(lang), guide: null };
  const guide = loadRegionalGuide(lang, region);
  if (!guide) throw data(null, 404);
  return { overview: null, guide };
}

export default function Blog({ loaderData: { overview, guide } }: Route.ComponentProps) {
  return guide ? <RegionalGuide guide={guide} /> : <Overview {...overview} />;
}
