import { useRouteLoaderData } from "react-router";
import { BY_HAND, type Answers } from "~/catalog/availability/at-once";
import type { Money } from "~/catalog/pricing/money";
import type { PageName } from "~/ui/nav-targets";
import type { CityId } from "~/web/pages/address-values";
import { type Language, LANGUAGES } from "~/web/i18n/languages";
import type { Localized } from "~/web/i18n/localized";
import { useTranslation } from "~/web/i18n/use-translation";
import { EXAMPLE_TERMS, type CompanyTerms } from "~/catalog/terms/company-terms";
import { EXAMPLE_CLAIMS, type Claims } from "./company-numbers";
import type { PromiseName } from "./content/parts";
import { type Company, DEFAULT_HOURS, isClosedOn, type OfficeHours } from "./company";
import { NO_PROMISES, type Promises, promisesWithout } from "./promises";
import { priceRangeText, priceText } from "./price-text";

/** The data about the company and its settings that every page has. */
export type SiteData = {
  company: Company;
  isPublished: boolean;
  /** The company's claims that are not the example's. */
  claims: Partial<Claims>;
  /** The promises that are not made in the language of the page. */
  notPromised: readonly PromiseName[];
  /** The company's terms that are not the example's. */
  terms: Partial<CompanyTerms>;
  /** The cities where cars are delivered. */
  cities: readonly CityId[];
  money: Money;
  /** The sentence, in each other language of the site, that says that the page is there too. */
  offers: Localized;
  /** The pages whose sections have no text in the language of the page. */
  hiddenPages: readonly PageName[];
  /** The hours of `Answers` that differ from `BY_HAND`. */
  atOnceHours?: number;
  noticeHours?: number;
};

/** Returns the data of the site; undefined if the loader of the root has failed. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData<{ site: SiteData }>("root")?.site;
}

/** Returns the languages that a site offers, in the order of the list. */
export function languagesOf({ offers }: SiteData, current: Language): Language[] {
  return LANGUAGES.filter((lang) => lang === current || offers[lang]);
}

/** Returns the company's claims from the page's response. */
export function useClaims(): Claims {
  return { ...EXAMPLE_CLAIMS, ...useSiteData()?.claims };
}

/** Returns the company's terms from the page's response. */
export function useCompanyTerms(): CompanyTerms {
  return { ...EXAMPLE_TERMS, ...useSiteData()?.terms };
}

/** Returns the promises of the company in the language of the page. */
export function usePromises(): Promises {
  const site = useSiteData();
  return site ? promisesWithout(site.notPromised) : NO_PROMISES;
}

/** Returns the office hours from the page's response. */
export function useOfficeHours(): OfficeHours {
  return useSiteData()?.company.hours ?? DEFAULT_HOURS;
}

/** Returns a function that says of a date (`YYYY-MM-DD`) that the office is closed then; otherwise it is undefined. */
export function useClosedDayText() {
  const { t } = useTranslation();
  const hours = useOfficeHours();
  return (date: string | null) =>
    date !== null && isClosedOn(date, hours) ? t("booking.closedDay") : undefined;
}

/** Returns how the company answers from the page's response. */
export function useAnswers(): Answers {
  const { atOnceHours, noticeHours } = useSiteData() ?? {};
  return {
    atOnceHours: atOnceHours ?? BY_HAND.atOnceHours,
    noticeHours: noticeHours ?? BY_HAND.noticeHours,
  };
}

const DOLLARS: Money = { currency: "USD", exchange: null };

/** Returns the site's currency and rates of exchange from the page's response. */
export function useMoney(): Money {
  return useSiteData()?.money ?? DOLLARS;
}

/** Returns a function that formats the site's prices in its main currency. */
export function usePrice() {
  const { t } = useTranslation();
  const money = useMoney();
  return {
    price: (amount: number) => priceText(t, money, amount),
    priceRange: (range: { from: number; to: number }) => priceRangeText(t, money, range),
  };
}

/** Returns the name of the main currency, as in «in US dollars». */
export function useInCurrency(): string {
  const { t } = useTranslation();
  return t(`format.inCurrency.${useMoney().currency}`);
}
