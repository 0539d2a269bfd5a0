import { redirect } from "react-router";
import type { Route } from "./+types/compare";
import { siteContext } from "~/server/site-context.server";
import { ComparePage } from "~/site/cars/compare/compare-page";
import { joinedAddress, loadComparison } from "~/site/cars/compare/load-compare.server";
import { compareMeta } from "~/site/cars/car-meta.server";
import { inLanguage } from "~/web/i18n/address";
import { languageOf } from "~/web/i18n/middleware.server";
import { preventCaching } from "~/web/cache/rendered-page.server";
import { or503 } from "~/web/http/or-503.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOf(context);
  const query = new URL(request.url).searchParams;
  const joined = joinedAddress(query);
  if (joined !== null) throw redirect(inLanguage(joined, lang));
  const source = context.get(siteContext);
  const { comparison, isComplete } = await or503(loadComparison(source, lang, query));
  if (!isComplete) preventCaching(context);
  return { comparison, meta: compareMeta(source.publicSite(), lang) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function Compare({ loaderData }: Route.ComponentProps) {
  return <ComparePage comparison={loaderData.comparison} />;
}
