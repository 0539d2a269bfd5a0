import { data, href } from "react-router";
import type { Route } from "./+types/city";
import { cityAt } from "~/site/cities/city";
import { cityPage } from "~/site/cities/city-page.server";
import { loadCityCars } from "~/site/cities/load-city-cars.server";
import { CityView } from "~/site/cities/city-view";
import { loadFacts } from "~/site/facts/facts.server";
import { pageMeta } from "~/catalog/company/page-meta.server";
import { describeBranch } from "~/site/seo/structured-data.server";
import { describePageBreadcrumbs } from "~/site/seo/breadcrumbs.server";
import { siteContext } from "~/server/site-context.server";
import { languageOf } from "~/web/i18n/middleware.server";
import { preventCaching } from "~/web/cache/rendered-page.server";
import { addStructuredData } from "~/web/structured-data.server";

export async function loader({ request, context }: Route.LoaderArgs) {
  const lang = languageOf(context);
  const url = new URL(request.url);
  const city = cityAt(url);
  const source = context.get(siteContext);
  const site = source.publicSite();
  if (!city || !site.cities.includes(city)) throw data(null, 404);
  const facts = await loadFacts(source.publicFleet.current, site);
  const query = url.searchParams;
  const asked = { city, places: facts.places, query };
  const { shelf, isComplete } = await loadCityCars(source, lang, asked);
  if (!isComplete) preventCaching(context);
  const { meta: metaTexts, ...page } = cityPage(city, lang, facts);
  const path = href(`/:lng?/${city}` as const);
  const isSaid = facts.fleet.models > 0 && facts.promises[lang].usualPrices;
  const prices = isSaid ? facts.claims.usualPrices : null;
  const branch = describeBranch(site, { name: page.city, path, prices }, lang);
  addStructuredData(context, [
    branch,
    describePageBreadcrumbs(site, lang, { path, name: page.city }),
  ]);
  return { page, shelf, meta: pageMeta(site, { lang, path, ...metaTexts }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.meta ?? [];

export default function City({ loaderData }: Route.ComponentProps) {
  return <CityView page={loaderData.page} shelf={loaderData.shelf} />;
}
