import type { Facts } from "~/site/facts/facts";
import { factsIn } from "~/site/facts/text-facts.server";
import { pageTexts } from "~/texts/i18n.server";
import { REASON_IDS, type Feature, type MetaTexts } from "~/texts/page-texts";
import type { Language } from "~/web/i18n/languages";
import { posterAlt } from "~/site/posters/alts.server";
import type { CityPage } from "./city";
import { CITY_IDS, type CityId } from "~/web/pages/address-values";
import { POPULAR_ROUTES, type PopularRoute, type CityRoute } from "./popular-routes";

/** The number of distinct models from which on texts call a choice wide. */
const WIDE_SELECTION = 10;

/**
 * Writes the page of a city. No company praises a selection that it does not have, nor what it does not
 * promise.
 */
export function cityPage(id: CityId, lang: Language, facts: Facts): CityPage & { meta: MetaTexts } {
  const { cities, reasons } = pageTexts(lang).cities(factsIn(lang, facts));
  const { deliveryInfo, popularRoutes, features, ...city } = cities[id];
  const reasonTexts = { ...reasons, delivery: { ...reasons.delivery, text: deliveryInfo } };
  return {
    ...city,
    id,
    poster: { name: id, alt: posterAlt(id, lang) },
    reasons: REASON_IDS.filter(
      (reason) =>
        reasonTexts[reason].text &&
        (reason !== "selection" || facts.fleet.models >= WIDE_SELECTION),
    ).map((reason) => ({ id: reason, ...reasonTexts[reason] })),
    features: includedOf(features),
    popularRoutes: routesOf(id, popularRoutes, facts.cities),
    whatsapp: facts.company.whatsapp,
  };
}

/** Leaves out what costs extra if nothing else remains: a price that includes nothing has no such list. */
function includedOf(features: readonly Feature[]): string[] {
  const texts = features.map((one) => (typeof one === "string" ? one : one.apart)).filter(Boolean);
  return features.some((one) => typeof one === "string" && one) ? texts : [];
}

type RouteTextsById = Readonly<Record<string, { name: string; text: string; link?: string }>>;

/** Returns the routes of a city. Those to cities that are not served have no link. */
function routesOf(
  id: CityId,
  textsById: RouteTextsById,
  served: readonly CityId[],
): PopularRoute[] {
  const hidden = new Set<string>(
    CITY_IDS.filter((city) => !served.includes(city)).map((city) => `/${city}`),
  );
  const routes: readonly CityRoute[] = POPULAR_ROUTES[id];
  return routes.map(({ to, ...route }) => {
    const { link, ...texts } = textsById[route.id]!;
    const isLinked = to && link && !hidden.has(to);
    return { ...route, ...texts, link: isLinked ? { to, text: link } : undefined };
  });
}
