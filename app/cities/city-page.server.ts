import type { Facts } from "~/facts/facts";
import type { MetaTexts } from "~/seo/meta-texts";
import type { Language } from "~/i18n/languages";
import { posterAlt } from "~/posters/alts.server";
import { REASON_IDS, type CityPage, type WriteCities } from "./city";
import type { CityId } from "./city-ids";
import { cities as en } from "./content/en/cities.server";
import { cities as ka } from "./content/ka/cities.server";
import { POPULAR_ROUTES, type PopularRoute, type CityRoute } from "./popular-routes";

const WRITERS: Readonly<Record<Language, WriteCities>> = { en, ka };

/** A company without models has no selection to praise. */
export function cityPage(id: CityId, lang: Language, facts: Facts): CityPage & { meta: MetaTexts } {
  const { cities, reasons } = WRITERS[lang](facts);
  const { deliveryInfo, popularRoutes, ...city } = cities[id];
  const reasonTexts = { ...reasons, delivery: { ...reasons.delivery, text: deliveryInfo } };
  return {
    ...city,
    id,
    poster: { name: id, alt: posterAlt(id, lang) },
    reasons: REASON_IDS.filter((reason) => reason !== "selection" || facts.fleet.models > 0).map(
      (reason) => ({ id: reason, ...reasonTexts[reason] }),
    ),
    popularRoutes: routesOf(id, popularRoutes),
    whatsapp: facts.company.whatsapp,
  };
}

type RouteTextsById = Readonly<Record<string, { name: string; text: string; link?: string }>>;

function routesOf(id: CityId, textsById: RouteTextsById): PopularRoute[] {
  const routes: readonly CityRoute[] = POPULAR_ROUTES[id];
  return routes.map(({ to, ...route }) => {
    const { link, ...texts } = textsById[route.id]!;
    return { ...route, ...texts, link: to && link ? { to, text: link } : undefined };
  });
}
