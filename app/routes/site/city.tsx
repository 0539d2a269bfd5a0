import { data, href } from "react-router";
import type { Route } from "./+types/city";
import { cityAt } from "~/site/cities/city";
import { cityPage } from "~/site/cities/city-page.server";
import { CityView } from "~/site/cities/city-view";
import { loadFacts } from "~/site/facts/facts.server";
import { pageMeta } from "~/catalog/company/page-meta.server";
import { describeBranch } from "~/site/seo/structured-data.server";
import { describePageBreadcrumbs } from "~/site/seo/breadcrumbs.server";
import { siteContext } from "~/server/site-context.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const city = cityAt(new URL(request.url));
  const { publicFleet, publicSite } = context.get(siteContext);
  const site = publicSite();
  if (!city || !site.cities.includes(city)) throw data(null, 404);
  const lang = languageOf(context);
  const facts = await loadFacts(publicFleet.current, site);
  const { meta: metaTexts, ...page } = cityPage(city, lang, facts);
  const path = href(`/:lng?/${city}` as const);
  const isSaid = facts.fleet.models > 0 && facts.promises[lang].usualPrices;
  const prices = isSaid ? facts.claims.usualPrices : null;
  const branch = describeBranch(site, { name: page.city, path, prices }, lang);
  addStructuredData(context, [
    branch,
    describePageBreadcrumbs(site, lang, { path, name: page.city }),
  ]);
  return { page, meta: pageMeta(site, { lang, path, ...metaTexts }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function City({ loaderData }: Route.ComponentProps) {
  return <CityView page={loaderData.page} />;
}
