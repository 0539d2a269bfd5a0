import type { Facts } from "~/site/facts/facts";
import type { MetaTexts } from "~/site/seo/meta-texts";
import { CITY_IDS, type CityId } from "~/web/pages/address-values";
import { pagePath } from "~/web/http/local-path";
import { splitLanguage } from "~/web/i18n/prefix";
import { routerPath } from "~/web/pages/match";
import type { PopularRoute, RouteTexts } from "./popular-routes";

/** The six cards under «Why choose» in order (specification 2). */
export const REASON_IDS = [
  "selection",
  "delivery",
  "support",
  "insurance",
  "booking",
  "prices",
] as const;
export type ReasonId = (typeof REASON_IDS)[number];

type ReasonTexts = { title: string; text: string };

/** An item that a rental includes, or that the price does not include. */
export type Feature = string | { apart: string };

/** The texts of a city in one language, with the specification's names (3, City page properties). */
export type CityTexts<Id extends CityId> = {
  meta: MetaTexts;
  city: string;
  /** Null if the name is already in Georgian letters. */
  cityNameLocal: string | null;
  description: string;
  deliveryInfo: string;
  whyTitle: string;
  popularRoutes: RouteTexts<Id>;
  routesTitle: string;
  /** Ten things about a rental in this city; empty ones are left out. */
  features: readonly Feature[];
  closing: { title: string; text: string };
};

/** All cities in one language. */
export type WrittenCities = {
  /** The reasons by their cards. Only the text about delivery differs between cities. */
  reasons: Readonly<
    Record<Exclude<ReasonId, "delivery">, ReasonTexts> & { delivery: { title: string } }
  >;
  cities: { [Id in CityId]: CityTexts<Id> };
};

/** Writes the cities, with all numbers and names from the facts. */
export type WriteCities = (facts: Facts) => WrittenCities;

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
