import type { CityTexts, ReasonId, ReasonTexts } from "~/texts/page-texts";
import { CITY_IDS, type CityId } from "~/web/pages/address-values";
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

/** Returns the city of an address, case-insensitive. */
export function readCity(segment: string): CityId | null {
  return CITY_IDS.find((id) => id === segment.toLowerCase()) ?? null;
}
