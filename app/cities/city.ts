import type { Facts } from "~/facts/facts";
import type { MetaTexts } from "~/seo/meta-texts";
import { CITY_IDS, type CityId } from "./city-ids";
import type { PopularRoute, RouteWords } from "./popular-routes";

/** The six cards under «Why choose» (specification 2), in their order. */
export const REASON_IDS = [
  "selection",
  "delivery",
  "support",
  "insurance",
  "booking",
  "prices",
] as const;
export type ReasonId = (typeof REASON_IDS)[number];

type ReasonWords = { title: string; text: string };

/** What one language says of a city, under the specification's names (3, City page properties). */
export type CityWords<Id extends CityId> = {
  meta: MetaTexts;
  city: string;
  /** Null where the name is already in Georgian letters. */
  cityNameLocal: string | null;
  description: string;
  deliveryInfo: string;
  whyTitle: string;
  popularRoutes: RouteWords<Id>;
  routesTitle: string;
  /** Ten things that a rental in this city comes with. */
  features: readonly string[];
  closing: { title: string; text: string };
};

/** All cities in one language, with every sum and name from the facts. */
export type WriteCities = (facts: Facts) => {
  /** The same in every city; what is said of delivery is the city's own. */
  reasons: Readonly<
    Record<Exclude<ReasonId, "delivery">, ReasonWords> & { delivery: { title: string } }
  >;
  cities: { [Id in CityId]: CityWords<Id> };
};

/** What the page of a city shows. */
export type CityPage = Omit<CityWords<CityId>, "meta" | "popularRoutes" | "deliveryInfo"> & {
  id: CityId;
  poster: { name: CityId; alt: string };
  reasons: readonly ({ id: ReasonId } & ReasonWords)[];
  popularRoutes: readonly PopularRoute[];
  /** The number in E.164 that WhatsApp knows the company by. */
  whatsapp: string;
};

/** Reads the city of an address, whatever its case: `/Tbilisi` is Tbilisi's. */
export function readCity(segment: string): CityId | null {
  return CITY_IDS.find((id) => id === segment.toLowerCase()) ?? null;
}
