import { useRouteLoaderData } from "react-router";
import type { Money } from "~/catalog/pricing/money";
import type { PageName } from "~/ui/nav-targets";
import type { CityId } from "~/web/pages/city-ids";
import type { Language } from "~/web/i18n/languages";
import { useLanguage } from "~/web/i18n/use-translation";
import { EXAMPLE_CLAIMS, type Claims } from "./claims";
import type { Company } from "./company";
import { NO_PROMISES, type Promises } from "./promises";

/** What all pages know of the company and its settings. */
export type SiteData = {
  company: Company;
  isPublished: boolean;
  claims: Claims;
  promises: Record<Language, Promises>;
  /** Those where cars are delivered. */
  cities: readonly CityId[];
  money: Money;
  /** Sections without a text in a language. */
  hiddenPages: Record<Language, PageName[]>;
};

/** Undefined if the loader of the root has failed. */
export function useSiteData(): SiteData | undefined {
  return useRouteLoaderData<{ site: SiteData }>("root")?.site;
}

/** The company's claims as the page's answer has them. */
export function useClaims(): Claims {
  return useSiteData()?.claims ?? EXAMPLE_CLAIMS;
}

/** What the company promises on pages in the reader's language. */
export function usePromises(): Promises {
  const language = useLanguage();
  return useSiteData()?.promises[language] ?? NO_PROMISES;
}
