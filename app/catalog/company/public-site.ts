import type { Addresses } from "~/web/i18n/addresses.server";
import type { CityId } from "~/web/pages/address-values";
import type { Language } from "~/web/i18n/languages";
import type { Company } from "./company";
import type { Content } from "./content/content";
import type { Money } from "~/catalog/pricing/money";

export type PublicSite = Addresses & {
  company: Company;
  content: Content;
  money: Money;
  isPublished: boolean;
  /** The cities where cars are delivered. */
  cities: readonly CityId[];
  /** The languages that the site offers. */
  languages: readonly Language[];
};
