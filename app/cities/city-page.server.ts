import type { Facts } from "~/company/facts";
import type { Language } from "~/i18n/languages";
import { posterAlt } from "~/posters/alts.server";
import { REASON_IDS, type CityId, type CityPage, type CityWords, type WriteCities } from "./city";
import { cities as en } from "./content/en.server";
import { cities as ka } from "./content/ka.server";
import { POPULAR_ROUTES, type PopularRoute } from "./popular-routes";

const WRITERS: Readonly<Record<Language, WriteCities>> = { en, ka };

export function cityPage(id: CityId, lang: Language, facts: Facts): CityPage {
  const { cities, reasons } = WRITERS[lang](facts);
  const { deliveryInfo, ...words } = cities[id];
  const texts = { ...reasons, delivery: { ...reasons.delivery, text: deliveryInfo } };
  return {
    ...words,
    id,
    poster: { name: id, alt: posterAlt(id, lang) },
    reasons: REASON_IDS.map((reason) => ({ id: reason, ...texts[reason] })),
    popularRoutes: routesOf(id, cities[id]),
    whatsapp: facts.company.whatsapp,
  };
}

function routesOf(id: CityId, { popularRoutes }: CityWords<CityId>): PopularRoute[] {
  const words: Readonly<Record<string, { name: string; text: string; link?: string }>> =
    popularRoutes;
  const routes: readonly { id: string; drive?: PopularRoute["drive"]; to?: string }[] =
    POPULAR_ROUTES[id];
  return routes.map(({ to, ...route }) => {
    const { link, ...texts } = words[route.id]!;
    return { ...route, ...texts, link: to && link ? { to, text: link } : undefined };
  });
}
