import type { CityTexts, ReasonId, ReasonTexts } from "~/texts/page-texts";
import { CITY_IDS, type CityId } from "~/web/pages/address-values";
import { pagePath } from "~/web/http/local-path";
import { splitLanguage } from "~/web/i18n/prefix";
import { routerPath } from "~/web/pages/match";
import type { PopularRoute } from "./popular-routes";

/** The data of a city's page. */
export type CityPage = Omit<
  CityTexts<CityId>,
  "meta" | "popularRoutes" | "deliveryInfo" | "features"
> & {
  id: CityId;
  poster: { name: CityId; alt: string };
  reasons: readonly ({ id: ReasonId } & ReasonTexts)[];
  popularRoutes: readonly PopularRoute[];
  /** Empty if a rental includes none of the features. */
  features: readonly string[];
  /** The WhatsApp number in E.164. */
  whatsapp: string;
};

/** Returns the city whose page is at an address, in any language; the router ignores case. */
export function cityAt({ pathname }: { pathname: string }): CityId | null {
  const { path } = splitLanguage(routerPath(pagePath({ pathname })));
  return CITY_IDS.find((id) => path === `/${id}`) ?? null;
}
