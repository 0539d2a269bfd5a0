import type { Addresses } from "~/web/i18n/addresses.server";
import type { Language } from "~/web/i18n/languages";
import type { CityId } from "~/web/pages/address-values";
import type { Company } from "./company";
import type { Content } from "./content/content";
import type { Answers } from "~/catalog/availability/at-once";
import type { Money } from "~/catalog/pricing/money";

export type PublicSite = Addresses & {
  company: Company;
  content: Content;
  money: Money;
  isPublished: boolean;
  /** The languages that the site offers. */
  languages: readonly Language[];
  /** The cities where cars are delivered. */
  cities: readonly CityId[];
  answers: Answers;
};
